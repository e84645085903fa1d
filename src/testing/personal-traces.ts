/** Something that tells of a person, and what it is. */
export type Marker = { readonly what: string; readonly text: string };

/** A text in base64, wherever in a longer text it begins; what its neighbours would change is left off. */
function inBase64(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/** As it is, in letters of another size, as bytes that were read as letters, in hex and in base64. */
function writingsOf(text: string): readonly string[] {
  const utf8 = Buffer.from(text);
  const plain = [text, text.toLocaleUpperCase('tr'), text.toLocaleLowerCase('tr'), utf8.toString('latin1')];
  return [...plain, utf8.toString('hex'), ...inBase64(text)];
}

/** What of people can be read in a text, such as a dump of the database. */
export function personalTraces(markers: readonly Marker[], text: string): readonly string[] {
  return markers.flatMap(({ what, text: marker }) => {
    const found = writingsOf(marker).filter((writing) => text.includes(writing));
    return found.length === 0 ? [] : [`${what}: ${found.join(', ')}`];
  });
}
