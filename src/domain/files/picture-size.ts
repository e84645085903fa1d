import type { FileType } from './file-type.ts';

/** What a picture says of itself before anything of it is drawn. */
export type PictureSize = { readonly width: number; readonly height: number };

const at = (content: Uint8Array, place: number): number => content[place] ?? Number.NaN;
const big16 = (content: Uint8Array, place: number) => at(content, place) * 0x100 + at(content, place + 1);
const big32 = (content: Uint8Array, place: number) => big16(content, place) * 0x1_0000 + big16(content, place + 2);
const little16 = (content: Uint8Array, place: number) => at(content, place) + at(content, place + 1) * 0x100;
const little24 = (content: Uint8Array, place: number) => little16(content, place) + at(content, place + 2) * 0x1_0000;
const letters = (content: Uint8Array, place: number, count: number) =>
  String.fromCharCode(...content.subarray(place, place + count));

function pngSize(content: Uint8Array): PictureSize {
  return { width: big32(content, 16), height: big32(content, 20) };
}

/** Those that stand alone; all others are followed by their length. */
const isBareMarker = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** The frame headers: C4, C8 and CC among them are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** The picture itself, and its end: no frame header may come after. */
const isTooLate = (marker: number) => marker === 0xda || marker === 0xd9;

function jpegSize(content: Uint8Array): PictureSize | undefined {
  let place = 2;
  while (place < content.length) {
    if (content[place] !== 0xff) return undefined;
    while (content[place] === 0xff) place += 1;
    const marker = at(content, place);
    place += 1;
    if (isTooLate(marker)) return undefined;
    if (isBareMarker(marker)) continue;
    if (isFrame(marker)) return { height: big16(content, place + 3), width: big16(content, place + 5) };
    const length = big16(content, place);
    if (!(length >= 2)) return undefined;
    place += length;
  }
  return undefined;
}

/** Fourteen bits each, less one: the first fills its byte and six bits of the next. */
function losslessSize(content: Uint8Array): PictureSize | undefined {
  if (content[20] !== 0x2f) return undefined;
  const first = little16(content, 21);
  const second = little16(content, 23);
  return { width: (first & 0x3fff) + 1, height: ((first >> 14) | ((second & 0xfff) << 2)) + 1 };
}

function webpSize(content: Uint8Array): PictureSize | undefined {
  switch (letters(content, 12, 4)) {
    case 'VP8 ':
      if (letters(content, 23, 3) !== '\u009d\u0001\u002a') return undefined;
      return { width: little16(content, 26) & 0x3fff, height: little16(content, 28) & 0x3fff };
    case 'VP8L':
      return content.length < 25 ? undefined : losslessSize(content);
    case 'VP8X':
      return { width: little24(content, 24) + 1, height: little24(content, 27) + 1 };
    default:
      return undefined;
  }
}

const readers = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
} as const satisfies Readonly<Partial<Record<FileType, (content: Uint8Array) => PictureSize | undefined>>>;

/** The size a picture declares; undefined where its header breaks off or makes no sense. */
export function pictureSize(content: Uint8Array, type: keyof typeof readers): PictureSize | undefined {
  const size = readers[type](content);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
