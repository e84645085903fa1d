const million = 1_000_000;

/** A round amount in the words people use. */
export function roundLira(lira: number): string {
  return lira >= million ? `${lira / million} milyon TL` : `${lira.toLocaleString('tr-TR')} TL`;
}
