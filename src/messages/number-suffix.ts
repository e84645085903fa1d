const ones = ["'ı", "'i", "'si", "'ü", "'ü", "'i", "'sı", "'si", "'i", "'u"] as const;
const tens = ['', "'u", "'si", "'u", "'ı", "'si", "'ı", "'i", "'i", "'ı"] as const;
/** yüz, bin, milyon: the word that ends a number with so many zeros. */
const powers = ["'ü", "'i", "'u"] as const;

function suffixOf(count: number): string {
  if (count % 10 !== 0 || count === 0) return ones[count % 10] ?? '';
  if (count % 100 !== 0) return tens[(count % 100) / 10] ?? '';
  if (count % 1000 !== 0) return powers[0];
  return count % 1_000_000 !== 0 ? powers[1] : powers[2];
}

/** "7'si", "30'u": so many of them, with the ending of the word the number is read as. */
export function someOf(count: number): string {
  return `${count}${suffixOf(count)}`;
}
