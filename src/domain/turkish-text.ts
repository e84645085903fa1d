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
