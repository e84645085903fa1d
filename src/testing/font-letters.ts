/** Where a table of a TrueType file begins. */
function tableAt(font: DataView, tag: string): number {
  for (let entry = 12; entry < 12 + font.getUint16(4) * 16; entry += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(entry + at)));
    if (name === tag) return font.getUint32(entry + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** The ranges of characters of a map in segments (format 4). */
function segments(font: DataView, map: number): readonly (readonly [first: number, last: number])[] {
  const count = font.getUint16(map + 6) / 2;
  const [ends, starts] = [map + 14, map + 16 + count * 2];
  return Array.from({ length: count }, (_, at) => [font.getUint16(starts + at * 2), font.getUint16(ends + at * 2)]);
}

/** Whether a TrueType file draws a character of the basic plane. */
export function fontLetters(file: Uint8Array): (character: string) => boolean {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = tableAt(font, 'cmap');
  const maps = Array.from({ length: font.getUint16(table + 2) }, (_, at) => table + font.getUint32(table + 8 + at * 8));
  const ranges = maps.filter((map) => font.getUint16(map) === 4).flatMap((map) => segments(font, map));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
}
