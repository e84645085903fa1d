export type Headers = ReadonlyMap<string, string>;
export type HeaderValue = { readonly value: string; readonly parameters: Readonly<Record<string, string>> };

const utf8 = new TextDecoder('utf-8');

function percentBytes(text: string, mark: '%' | '='): Uint8Array {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const hex = text.slice(index + 1, index + 3);
    if (text[index] === mark && /^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      index += 2;
    } else bytes.push(text.charCodeAt(index) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Soft line breaks away, =XX to bytes. */
export function decodeQuotedPrintable(text: string): Uint8Array {
  return percentBytes(text.replace(/[ \t]+\r?\n/g, '\r\n').replace(/=\r?\n/g, ''), '=');
}

/** '=?UTF-8?B?…?=' words (RFC 2047); the white space between two of them is no text. */
export function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?[\w-]+\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, content: string) =>
      utf8.decode(
        kind.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : percentBytes(content.replaceAll('_', ' '), '='),
      ),
    );
}

export function parseHeaders(text: string): Headers {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    unfolded.split(/\r?\n/).flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
    }),
  );
}

/** A value with parameters; long names come in pieces, name*0*, name*1* (RFC 2231). */
export function parseHeaderValue(text: string): HeaderValue {
  const [value = ''] = text.split(';', 1);
  const plain: Record<string, string> = {};
  const pieces = new Map<string, string[]>();
  for (const [, name = '', number, encoded, quoted, bare] of text.matchAll(
    /;\s*([\w-]+)(?:\*(\d+))?(\*)?=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g,
  )) {
    const content = quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
    if (number === undefined && !encoded) plain[name.toLowerCase()] = decodeWords(content);
    else pieces.set(name.toLowerCase(), [...(pieces.get(name.toLowerCase()) ?? []), content]);
  }
  const joined = [...pieces].map(([name, parts]): [string, string] => [
    name,
    utf8.decode(percentBytes(parts.join('').replace(/^[\w-]*'[\w-]*'/, ''), '%')),
  ]);
  return { value: value.trim().toLowerCase(), parameters: { ...plain, ...Object.fromEntries(joined) } };
}
