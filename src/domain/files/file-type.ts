const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof fileTypes)[number];

type Mark = { readonly at: number; readonly bytes: readonly number[] };

const ascii = (at: number, text: string): Mark => ({ at, bytes: Array.from(text, (letter) => letter.charCodeAt(0)) });

/** What a file of the type begins with, from its first byte on: whatever stands before it makes it something else. */
const marks: Readonly<Record<FileType, readonly Mark[]>> = {
  'application/pdf': [ascii(0, '%PDF-')],
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/png': [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }, ascii(12, 'IHDR')],
  'image/webp': [ascii(0, 'RIFF'), ascii(8, 'WEBPVP8')],
};

/** What a file is by its content; its name and what the sender calls it say nothing. */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const has = ({ at, bytes }: Mark) => bytes.every((byte, place) => content[at + place] === byte);
  return fileTypes.find((type) => marks[type].every(has));
}
