/** Plates that tell a trial something: province 99 belongs to somebody else … */
export function isSomebodyElses(plate: string): boolean {
  return plate.startsWith('99');
}

/** … zeros alone or a province that does not exist are not in the register … */
export function isUnknownPlate(plate: string): boolean {
  const province = Number(plate.slice(0, 2));
  return province < 1 || province > 81 || /[A-Z]0+$/.test(plate);
}

/** … 404 was scrapped … */
export function isScrappedPlate(plate: string): boolean {
  return /[A-Z]404$/.test(plate);
}

/** … and a single T marks a taxi, as on the street. */
export function isTaxiPlate(plate: string): boolean {
  return /^\d{2}T\d{4}$/.test(plate);
}
