import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFiles } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const kind of ['pages', 'faq', 'sliders']) mkdirSync(join(folder, kind));
});
afterEach(() => rmSync(folder, { recursive: true }));

function openWithSlide(illustration: string) {
  const slide = { title: 'Başlık', text: 'Metin', linkText: 'Alın', path: '/kasko-sigortasi', illustration };
  writeFileSync(join(folder, 'sliders', 'home.yaml'), JSON.stringify([slide]));
  return contentFiles({ folder, placeholders: {}, illustrations: ['kasko', 'hero'] });
}

test('a slide shows a drawing of the site', () => {
  expect(openWithSlide('kasko').slides('home')).toMatchObject([{ illustration: 'kasko' }]);
});

test('a slide with a drawing that nobody drew stops the start', () => {
  expect(() => openWithSlide('kask')).toThrow('illustration');
});

test('after the start every text is rendered, whether anybody asked for it or not', async () => {
  writeFileSync(
    join(folder, 'faq', 'genel.md'),
    '---\ntitle: Genel\norder: 1\n---\n## Kim?\n**Biz.**\n\n## Nerede?\nBurada.\n',
  );
  const content = openWithSlide('kasko');
  const rendered = content.faq().map((entry) => vi.spyOn(entry, 'answerHtml', 'get'));
  await content.renderAll();
  expect(rendered.map((one) => one.mock.results[0]?.value)).toEqual([
    '<p><strong>Biz.</strong></p>\n',
    '<p>Burada.</p>\n',
  ]);
});
