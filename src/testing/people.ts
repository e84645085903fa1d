/** A valid national number from nine digits. */
export function nationalNumberFrom(nine: number): string {
  const digits = [...String(nine)].map(Number);
  const sum = (positions: readonly number[]) => positions.reduce((total, at) => total + (digits[at] ?? 0), 0);
  const [odd, even] = [sum([0, 2, 4, 6, 8]), sum([1, 3, 5, 7])];
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${nine}${tenth}${(odd + even + tenth) % 10}`;
}

let made = 0;

/** Somebody nobody has met before. */
export function newPerson() {
  made += 1;
  return {
    NationalNumber: nationalNumberFrom(100_000_000 + made),
    Phone: String(5_320_000_000 + made),
    Email: `kisi${made}@example.com`,
    Name: 'Deniz',
    Surname: 'Örnek',
  };
}
export type Person = ReturnType<typeof newPerson>;
