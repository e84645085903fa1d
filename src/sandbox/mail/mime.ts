import { decodeQuotedPrintable, decodeWords, type Headers, parseHeaders, parseHeaderValue } from './mime-headers.ts';

export type ParsedAttachment = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly base64: string;
};
export type ParsedMail = {
  readonly messageId: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly ParsedAttachment[];
};

type Leaf = { readonly type: string; readonly fileName: string | undefined; readonly content: Uint8Array };

const utf8 = new TextDecoder('utf-8');

function splitEntity(source: string): { headers: Headers; body: string } {
  const gap = /\r?\n\r?\n/.exec(source);
  if (!gap) return { headers: parseHeaders(source), body: '' };
  return { headers: parseHeaders(source.slice(0, gap.index)), body: source.slice(gap.index + gap[0].length) };
}

function decodeBody(headers: Headers, body: string): Uint8Array {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body);
  return Buffer.from(body, 'latin1');
}

/** The parts between the boundary's lines; what stands before the first and after the last is no part. */
function partsOf(body: string, boundary: string): string[] {
  const escaped = boundary.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pieces = body.split(new RegExp(`(?:^|\\r?\\n)--${escaped}(--)?[ \\t]*(?=\\r?\\n|$)`));
  const end = pieces.indexOf('--');
  return pieces
    .slice(1, end < 0 ? undefined : end)
    .filter((piece) => piece !== undefined && piece !== '')
    .map((piece) => piece.replace(/^\r?\n/, ''));
}

function leavesOf(source: string): Leaf[] {
  const { headers, body } = splitEntity(source);
  const type = parseHeaderValue(headers.get('content-type') ?? 'text/plain');
  const { boundary } = type.parameters;
  if (type.value.startsWith('multipart/') && boundary) return partsOf(body, boundary).flatMap(leavesOf);
  const disposition = parseHeaderValue(headers.get('content-disposition') ?? '');
  const fileName = disposition.parameters.filename ?? type.parameters.name;
  const attached = disposition.value === 'attachment' || fileName !== undefined;
  return [
    { type: type.value, fileName: attached ? (fileName ?? 'ek') : undefined, content: decodeBody(headers, body) },
  ];
}

/** Reads a message as it came over the line, one character a byte. Enough for what mail programs send, no more. */
export function parseMail(source: string): ParsedMail {
  const { headers } = splitEntity(source);
  const header = (name: string): string => decodeWords(headers.get(name) ?? '');
  const leaves = leavesOf(source);
  const body = (type: string): string => {
    const leaf = leaves.find((one) => one.fileName === undefined && one.type === type);
    return leaf ? utf8.decode(leaf.content).replaceAll('\r\n', '\n').trimEnd() : '';
  };
  return {
    messageId: header('message-id'),
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    text: body('text/plain'),
    html: body('text/html'),
    attachments: leaves.flatMap(({ fileName, type, content }) =>
      fileName === undefined
        ? []
        : [{ name: fileName, type, size: content.length, base64: Buffer.from(content).toString('base64') }],
    ),
  };
}
