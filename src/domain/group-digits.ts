/**
 * '1234567' as '1.234.567'. The platform's number formats would say the same, but the first of them takes a phone a tenth
 * of a second to make.
 */
export function groupDigits(digits: string, separator: '.' | ','): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
