const locale = 'tr-TR';

/** A person's name with the first letter of every word capital by Turkish rules; the other letters stay as given. */
export function capitaliseName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(' ');
}

/** Letters without their marks and without case, for searching: 'igdir', 'IGDIR' and 'Iğdır' fold alike. */
export function foldTurkish(text: string): string {
  return text
    .toLocaleLowerCase(locale)
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}

/** Full-width, Arabic and Persian digits as 0–9, so that a number pasted from any keyboard reads alike. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Capitals of the plain alphabet, as on a plate or a document: ı, i, İ become I and ş becomes S. */
export function plainCapitals(text: string): string {
  return foldTurkish(plainDigits(text)).toUpperCase();
}
