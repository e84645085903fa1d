import { describe, expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';
import { fileTypeOf } from './file-type.ts';
import { quotaAt, uploadLimits } from './upload-limits.ts';

const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : [...part])));

const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 1]);
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const webp = bytes('RIFF', [8, 0, 0, 0], 'WEBPVP8 ');
const pdf = text('%PDF-1.7\n1 0 obj');

describe('the type of a file', () => {
  test.each([
    ['a PDF', pdf, 'application/pdf'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a WEBP', webp, 'image/webp'],
  ])('%s is known by its content', (_name, content, type) => expect(fileTypeOf(content)).toBe(type));

  test.each([
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PDF behind a page', bytes('<html></html>\n', [...pdf])],
    ['a picture behind a byte', bytes(' ', [...png])],
    ['a GIF', text('GIF89a')],
    ['a program', text('MZ')],
    ['an archive', bytes('PK', [3, 4])],
    ['the first bytes of a PNG alone', png.subarray(0, 8)],
    ['sound in the wrapping of a WEBP', bytes('RIFF', [8, 0, 0, 0], 'WAVEfmt ')],
    ['nothing', new Uint8Array()],
  ])('%s is none that is taken', (_name, content) => expect(fileTypeOf(content)).toBeUndefined());
});

describe('the name of a file', () => {
  test.each([
    ['ruhsat.pdf', 'application/pdf', 'ruhsat.pdf'],
    ['Tapu Fotoğrafı.JPEG', 'image/jpeg', 'Tapu Fotoğrafı.jpeg'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Users\\a\\ruhsat.png', 'image/png', 'ruhsat.png'],
    ['rapor.exe', 'application/pdf', 'rapor.exe.pdf'],
    ['fdp.\u202Eexe', 'application/pdf', 'fdp.exe.pdf'],
    ['\u2067rapor\u2066.gpj.pdf\u2069', 'application/pdf', 'rapor.gpj.pdf'],
    ['rap\u200Bor\u00ADu\uFEFF.pdf', 'application/pdf', 'raporu.pdf'],
    ['..\\..\\/..%2f..%2fpasswd', 'application/pdf', '%2f..%2fpasswd.pdf'],
    ['ruhsat.pdf/', 'application/pdf', 'dosya.pdf'],
    ['ruhsat.php.png', 'image/png', 'ruhsat.php.png'],
    ['ruhsat.svg', 'image/png', 'ruhsat.svg.png'],
    ['a\u2028b\u2029c.png', 'image/png', 'abc.png'],
    ['ruh\u0000sat\r\n.pdf', 'application/pdf', 'ruhsat.pdf'],
    ['<img src=x>:"|?*.png', 'image/png', 'img src=x.png'],
    ['...', 'image/webp', 'dosya.webp'],
    ['.pdf', 'application/pdf', 'dosya.pdf'],
    ['', 'image/png', 'dosya.png'],
    ['rapor', 'application/pdf', 'rapor.pdf'],
  ] as const)('%j becomes %3$j', (told, type, name) => expect(safeFileName(told, type)).toBe(name));

  test('is cut where it is long, and keeps its ending', () => {
    expect(safeFileName(`${'ğ'.repeat(300)}.pdf`, 'application/pdf')).toBe(`${'ğ'.repeat(100)}.pdf`);
  });
});

test('the hour is counted from the moment of the upload', () => {
  const now = new Date('2026-11-16T09:00:00Z');
  expect(quotaAt(now)).toEqual({ since: new Date('2026-11-16T08:00:00Z'), files: 10, bytes: 50 * 1024 * 1024 });
  expect(uploadLimits.bodyBytes).toBeGreaterThan(uploadLimits.fileBytes);
});
