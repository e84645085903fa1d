/** An address shown to who may not know it: its first letter and where it is kept. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 0 ? email : '';
  return `${first}…${at < 0 ? '' : email.slice(at)}`;
}
