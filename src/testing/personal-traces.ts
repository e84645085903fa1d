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

/** As it is, in letters of another size, and as bytes that were read as letters. */
const plainWritingsOf = (text: string) => [
  text,
  text.toLocaleUpperCase('tr'),
  text.toLocaleLowerCase('tr'),
  Buffer.from(text).toString('latin1'),
];

const encodedWritingsOf = (text: string) => [Buffer.from(text).toString('hex'), ...inBase64(text)];

/** Bytes as PostgreSQL writes them; some of their digits look like a plate before long. */
const bytesInHex = /\\x[0-9a-f]+/g;

/** What of people can be read in a text, such as a dump of the database. */
export function personalTraces(markers: readonly Marker[], text: string): readonly string[] {
  const withoutBytes = text.replace(bytesInHex, '');
  return markers.flatMap(({ what, text: marker }) => {
    const found = [
      ...plainWritingsOf(marker).filter((writing) => withoutBytes.includes(writing)),
      ...encodedWritingsOf(marker).filter((writing) => text.includes(writing)),
    ];
    return found.length === 0 ? [] : [`${what}: ${found.join(', ')}`];
  });
}
