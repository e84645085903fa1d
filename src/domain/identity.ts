export const identityKinds = ['national', 'foreigner', 'tax', 'passport'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** What somebody is known by: a citizen's or a foreigner's number, a company's tax number, or a passport. */
export type Identity = { readonly kind: IdentityKind; readonly number: string };

/** Ten digits name a company, 99 at the beginning a foreigner. A passport does not show it is one: who holds it says so. */
export function identityOf(number: string): Identity {
  if (/^\d{10}$/.test(number)) return { kind: 'tax', number };
  return { kind: number.startsWith('99') ? 'foreigner' : 'national', number };
}

export function isCompany({ kind }: Identity): boolean {
  return kind === 'tax';
}

/** The number that registers and accounts know somebody by; none for who has a passport only. */
export function registeredNumber({ kind, number }: Identity): string | undefined {
  return kind === 'passport' ? undefined : number;
}

/** A number on a paper that others may see: its first and last two characters. */
export function maskIdentity({ number }: Identity): string {
  const hidden = Math.max(number.length - 4, 0);
  return `${number.slice(0, 2)}${'*'.repeat(hidden)}${number.slice(-2)}`;
}
