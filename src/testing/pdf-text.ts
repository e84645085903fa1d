import { inflateSync } from 'node:zlib';

type PdfObject = { readonly id: string; readonly dictionary: string; readonly stream: string };

/** Objects of a PDF as our printer writes them: one after another, streams deflated. */
function objectsOf(pdf: Uint8Array): readonly PdfObject[] {
  const file = Buffer.from(pdf).toString('latin1');
  return [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
    const [dictionary = '', packed] = body.split(/\nstream\n/);
    if (packed === undefined) return { id, dictionary, stream: '' };
    const bytes = Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
    const isDeflated = dictionary.includes('/FlateDecode');
    return { id, dictionary, stream: (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') };
  });
}

/** What each glyph of a font stands for. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '0', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function fontsOf(objects: readonly PdfObject[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const named = objects.flatMap(({ dictionary }) => [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.dictionary ?? '')?.[1] ?? '';
      return [name, lettersOf(byId.get(map)?.stream ?? '')];
    }),
  );
}

export type ReadPdf = {
  /** What can be selected and copied, with a space between two lines. */
  readonly text: string;
  readonly pages: number;
  readonly title: string;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  /** Tags of its parts and how often each occurs. */
  readonly tags: ReadonlyMap<string, number>;
  readonly embeddedFonts: number;
  /** What is drawn on each page, by the operators of a PDF. */
  readonly drawn: readonly string[];
};

/** The description of the file in XML, which is written in plain UTF-8. */
function titleOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('utf8');
  return /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(file)?.[1] ?? '';
}

export function readPdf(pdf: Uint8Array): ReadPdf {
  const objects = objectsOf(pdf);
  const dictionaries = objects.map(({ dictionary }) => dictionary).join('\n');
  const fonts = fontsOf(objects);
  const lines: string[] = [];
  const drawn = objects.map(({ stream }) => stream).filter((stream) => stream.includes('\nBT\n'));
  for (const stream of drawn) {
    let letters: ReadonlyMap<string, string> = new Map();
    for (const [, font, line] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:[^\]])*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? letters;
      const glyphs = [...(line ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      if (line) lines.push(glyphs.map((glyph) => letters.get(glyph) ?? '').join(''));
    }
  }
  const tags = new Map<string, number>();
  for (const [, tag = ''] of dictionaries.matchAll(/\/S \/(\w+)/g)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    text: lines.join(' ').replace(/\s+/g, ' ').trim(),
    pages: Number(/\/Count (\d+)/.exec(dictionaries)?.[1]),
    title: titleOf(pdf),
    language: /\/Lang \(([^)]+)\)/.exec(dictionaries)?.[1],
    isTagged: dictionaries.includes('/Marked true') && dictionaries.includes('/StructTreeRoot'),
    tags,
    embeddedFonts: dictionaries.match(/\/FontFile2 /g)?.length ?? 0,
    drawn,
  };
}
