import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocumentBlock, DocumentTable, PrintedDocument } from '#ports/printed-document.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { logoParts } from './draw-logo.ts';
import { pdfPrinter } from './index.ts';

const printer = pdfPrinter({ author: 'Karşıla Sigorta', identityLine: 'Karşıla Sigorta Aracılık · Levha no T00000' });

const pangram = 'Pijamalı hasta yağız şoföre çabucak güvendi. ĞÜŞİÖÇ “ğüşıöç” – %50 · 1.234,50 TL';

function printed(blocks: readonly DocumentBlock[], more: Partial<PrintedDocument> = {}): PrintedDocument {
  return { title: 'Poliçe özeti: Kasko', subtitle: 'Çınaraltı Sigorta', layout: 'portrait', blocks, ...more };
}

const table = (rows: number): DocumentTable => ({
  kind: 'table',
  head: ['Teminat', 'Değer'],
  rows: Array.from({ length: rows }, (_, index) => [`Satır ${index + 1}`, `${index + 1}.000,00 TL`]),
  widths: [2, 1],
  align: 'right',
});

test('text can be selected, with every Turkish letter, in an embedded typeface', async () => {
  const pdf = await printer.print(printed([{ kind: 'paragraph', text: pangram }]));
  const { text, embeddedFonts, pages } = readPdf(pdf);
  expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  expect(text).toContain(pangram);
  expect(text).toContain('Karşıla Sigorta Aracılık · Levha no T00000 1 / 1');
  expect(embeddedFonts).toBe(2);
  expect(pages).toBe(1);
});

test('who hears it is told its language, its title and its parts', async () => {
  const pdf = await printer.print(
    printed([
      { kind: 'heading', level: 2, text: 'Ne satın aldınız' },
      { kind: 'heading', level: 3, text: 'Taksit planı' },
      { kind: 'list', ordered: true, items: ['Bir', 'İki'] },
      { kind: 'list', ordered: false, items: ['Üç'] },
      table(2),
      { ...table(1), head: undefined },
    ]),
  );
  const { language, title, isTagged, tags } = readPdf(pdf);
  expect({ language, title, isTagged }).toEqual({ language: 'tr-TR', title: 'Poliçe özeti: Kasko', isTagged: true });
  expect(Object.fromEntries(tags)).toEqual({
    Document: 1,
    H1: 1,
    P: 1,
    H2: 1,
    H3: 1,
    L: 2,
    LI: 3,
    Lbl: 3,
    LBody: 3,
    Table: 2,
    TR: 4,
    TH: 5,
    TD: 3,
  });
  const file = Buffer.from(pdf).toString('latin1');
  expect(file.match(/\/Scope \/Column/g)).toHaveLength(2);
  expect(file.match(/\/Scope \/Row/g)).toHaveLength(3);
});

test('a long table goes on over pages, each of which names the columns and its number', async () => {
  const { text, pages, tags } = readPdf(await printer.print(printed([table(120)])));
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Teminat Değer/g)).toHaveLength(pages);
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`${page} / ${pages}`);
  for (let row = 1; row <= 120; row += 1) expect(text).toContain(`Satır ${row} ${row}.000,00 TL`);
  expect(tags.get('TR')).toBe(121);
});

test('the first page alone begins with the logo, which is the drawing of the site, and the brand', async () => {
  const drawing = readFileSync('public/icons/icon.svg', 'utf8');
  expect([...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual(logoParts);
  const pdf = await printer.print(printed([table(120)]));
  const { text, drawn } = readPdf(pdf);
  expect(text).toMatch(/^Karşıla Sigorta Poliçe özeti: Kasko /);
  // The shield begins at its tip, in the colour of the brand.
  expect(drawn.filter((stream) => stream.includes('24 2 m'))).toHaveLength(1);
  expect(drawn[0]).toMatch(/24 2 m\n30 6 36 8 42 8 c/);
});

test('what cannot be typeset is told, and the next document is printed', async () => {
  const broken = printed([{ kind: 'table', head: undefined, rows: [], widths: [], align: 'left' }, null as never]);
  await expect(printer.print(broken)).rejects.toThrow(/null/);
  expect(readPdf(await printer.print(printed([]))).pages).toBe(1);
});

test('many at once all come, each its own', async () => {
  const titles = Array.from({ length: 6 }, (_, index) => `Belge ${index}`);
  const pdfs = await Promise.all(titles.map((title) => printer.print(printed([], { title }))));
  expect(pdfs.map((pdf) => readPdf(pdf).title)).toEqual(titles);
});
