import { describe, expect, test } from 'vitest';
import { judgeFile } from './judge-file.ts';
import { pictureSize } from './picture-size.ts';
import { uploadLimits } from './upload-limits.ts';

const hex = (...parts: readonly string[]) =>
  Uint8Array.from(
    parts
      .join('')
      .replaceAll(' ', '')
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [],
  );
const big = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const little = (value: number, digits: number) => (big(value, digits).match(/../g) ?? []).toReversed().join('');

const png = (width: number, height: number) =>
  hex('89504e470d0a1a0a 0000000d 49484452', big(width, 8), big(height, 8), '0806000000');
const jpegStart = 'ffd8 ffe0 0010 4a46494600010100000100010000';
const frame = (width: number, height: number, marker = 'c0') =>
  `ff${marker} 0011 08 ${big(height, 4)} ${big(width, 4)} 03 012200 021101 031101`;
const jpeg = (width: number, height: number, marker?: string) => hex(jpegStart, frame(width, height, marker));
const riff = '52494646 24000000 57454250';
const lossy = (width: number, height: number) =>
  hex(riff, '56503820 18000000 300100', '9d012a', little(width, 4), little(height, 4));
const lossless = (width: number, height: number) =>
  hex(riff, '5650384c 18000000 2f', little(((height - 1) * 0x4000 + (width - 1)) % 0x1_0000_0000, 8));
const extended = (width: number, height: number) =>
  hex(riff, '56503858 0a000000 00000000', little(width - 1, 6), little(height - 1, 6));

const makers = [
  ['PNG', png, 'image/png', 70_000],
  ['JPEG', jpeg, 'image/jpeg', 60_000],
  ['lossy WEBP', lossy, 'image/webp', 16_000],
  ['lossless WEBP', lossless, 'image/webp', 16_000],
  ['extended WEBP', extended, 'image/webp', 70_000],
] as const;

describe.each(makers)('a %s', (_name, make, type, wide) => {
  test('tells its size', () => {
    for (const [width, height] of [
      [1, 1],
      [640, 480],
      [4_032, 3_024],
      [3, 16_000],
    ] as const) {
      expect(pictureSize(make(width, height), type)).toEqual({ width, height });
    }
    expect(judgeFile(make(4_032, 3_024))).toEqual({ kind: 'taken', mediaType: type });
  });

  test('that would be a bomb of pixels is not taken, one of the most that may be is', () => {
    expect(judgeFile(make(wide, 16_000))).toEqual({ kind: 'tooManyPixels' });
    expect(judgeFile(make(10_000, uploadLimits.pixels / 10_000)).kind).toBe('taken');
    expect(judgeFile(make(10_000, uploadLimits.pixels / 10_000 + 1)).kind).toBe('tooManyPixels');
  });

  test('whose header breaks off anywhere is not taken', () => {
    const whole = make(640, 480);
    const end = type === 'image/png' ? 24 : type === 'image/jpeg' ? 29 : whole.length;
    for (let length = 0; length < end; length += 1) {
      expect(judgeFile(whole.subarray(0, length)).kind).toMatch(/^(wrongType|broken)$/);
    }
    expect(judgeFile(whole.subarray(0, end)).kind).toBe('taken');
  });
});

test('a picture of no width or height is none', () => {
  for (const content of [png(0, 10), png(10, 0), jpeg(10, 0), jpeg(0, 10), lossy(0, 4), lossy(4, 0)])
    expect(judgeFile(content)).toEqual({ kind: 'broken' });
});

test('the frame of a JPEG is found behind what may stand before it, in every way of coding', () => {
  for (const marker of ['c0', 'c1', 'c2', 'c3', 'c9', 'cf'])
    expect(pictureSize(jpeg(30, 20, marker), 'image/jpeg')).toEqual({ width: 30, height: 20 });
  const tables = 'ffc4 0004 0000 ffdb 0003 00 fffe 0006 c0ffee00 ff01 ffffff';
  expect(pictureSize(hex(jpegStart, tables, frame(7, 9).slice(2)), 'image/jpeg')).toEqual({ width: 7, height: 9 });
});

test('a JPEG without a frame, or with one that comes too late, is broken', () => {
  const scan = 'ffda 0008 01 01 00 00 3f 00';
  for (const content of [hex(jpegStart), hex(jpegStart, scan, frame(7, 9)), hex(jpegStart, 'ffd9', frame(7, 9))])
    expect(judgeFile(content)).toEqual({ kind: 'broken' });
  expect(judgeFile(hex(jpegStart, '00', frame(7, 9)))).toEqual({ kind: 'broken' });
  expect(judgeFile(hex(jpegStart, 'ffe1 0001', frame(7, 9)))).toEqual({ kind: 'broken' });
});

test('a small picture before the frame does not stand for it', () => {
  const thumbnail = frame(2, 2).replaceAll(' ', '');
  const length = big(2 + thumbnail.length / 2, 4);
  expect(judgeFile(hex('ffd8 ffe1', length, thumbnail, frame(60_000, 60_000)))).toEqual({ kind: 'tooManyPixels' });
});

test('a WEBP of another coding is broken', () => {
  expect(judgeFile(hex(riff, '5650385a 18000000 00000000000000000000'))).toEqual({ kind: 'broken' });
  expect(judgeFile(hex(riff, '5650384c 18000000 30 00000000'))).toEqual({ kind: 'broken' });
  expect(judgeFile(hex(riff, '56503820 18000000 300100 000000 01000100'))).toEqual({ kind: 'broken' });
});
