import provinceList from './provinces.generated.json' with { type: 'json' };

export type District = {
  readonly provinceCode: number;
  readonly provinceName: string;
  readonly districtCode: number;
  readonly districtName: string;
};

export const provinces: readonly { readonly code: number; readonly name: string }[] = provinceList
  .map(({ id, name }) => ({ code: id, name }))
  .sort((one, other) => one.code - other.code);

/** All districts; a district's code is its province's plate code and its place in Turkish order. */
export const districts: readonly District[] = provinceList.flatMap(({ id, name, districts }) =>
  districts.map((districtName, index) => ({
    provinceCode: id,
    provinceName: name,
    districtCode: id * 100 + index + 1,
    districtName,
  })),
);

export function districtsOf(provinceCode: number): readonly District[] {
  return districts.filter((place) => place.provinceCode === provinceCode);
}

export function districtNamed(provinceCode: number, districtName: string): District {
  const found = districtsOf(provinceCode).find((place) => place.districtName === districtName);
  if (found === undefined) throw new RangeError(`there is no district ${districtName} in province ${provinceCode}`);
  return found;
}

/** A place for a number from a seed; one in four people lives in İstanbul. */
export function districtFor(random: () => number): District {
  const choice = random() < 0.25 ? districtsOf(34) : districts;
  return choice[Math.floor(random() * choice.length)] ?? districtNamed(34, 'Kadıköy');
}
