/** What a person or a company is known by. Who has a passport only has no national number and is a full customer. */
export type Identity = {
  readonly kind: 'national' | 'foreigner' | 'tax' | 'passport';
  readonly number: string;
};

/** The kind follows from the number's shape: of no length are there numbers of two kinds, and foreigners' begin with 99. */
export function identityOf(number: string): Identity {
  if (/^\d{10}$/.test(number)) return { kind: 'tax', number };
  if (/^99\d{9}$/.test(number)) return { kind: 'foreigner', number };
  return { kind: /^\d{11}$/.test(number) ? 'national' : 'passport', number };
}

export function isCompany({ kind }: Identity): boolean {
  return kind === 'tax';
}

/** The number that registers and accounts know somebody by; none for who has a passport only. */
export function registeredNumber({ kind, number }: Identity): string | undefined {
  return kind === 'passport' ? undefined : number;
}
