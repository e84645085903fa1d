/** What somebody typed into a box of several lines, as it is kept: browsers end lines in two characters. */
export function typedText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
