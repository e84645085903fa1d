/** A personal number with only its last four characters shown, for who looks over the shoulder. */
export function hideNumber(typed: string | undefined): string {
  const number = typed?.trim() ?? '';
  return number.length <= 4 ? number : `${'•'.repeat(number.length - 4)}${number.slice(-4)}`;
}
