import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { quotePage, stillPages } from '#bench/browser/kinds.ts';
import { productPages } from '#catalog/pages/products.ts';
import { isStillAddress } from '#web/server/still/still-address.ts';
import { startTestApi, type TestApi } from './api-client.ts';
import { brotliBytes, scriptsOf, scriptsOfChunks } from './built-scripts.ts';
import { ownStylesIn } from './own-styles.ts';
import { startTestSite, type TestSite } from './test-site.ts';

/** Kilobytes of 1000 bytes, scripts as they are sent in brotli, HTML as a browser reads it, the styles in it aside. */
type Budget = { readonly htmlKb: number; readonly startedFiles: number; readonly startedKb: number };

/** Before anything is touched. */
const untouched = { files: 2, kb: 15 };

const budgets: Readonly<Record<keyof typeof stillPages | 'quote', Budget>> = {
  home: { htmlKb: 40, startedFiles: 9, startedKb: 77 },
  product: { htmlKb: 45.5, startedFiles: 9, startedKb: 77 },
  blog: { htmlKb: 26.5, startedFiles: 7, startedKb: 40 },
  post: { htmlKb: 28.5, startedFiles: 7, startedKb: 40 },
  faq: { htmlKb: 62, startedFiles: 7, startedKb: 40 },
  article: { htmlKb: 25, startedFiles: 7, startedKb: 40 },
  agreement: { htmlKb: 29, startedFiles: 7, startedKb: 40 },
  contact: { htmlKb: 32, startedFiles: 10, startedKb: 88 },
  'quick access': { htmlKb: 27, startedFiles: 7, startedKb: 40 },
  quote: { htmlKb: 26, startedFiles: 7, startedKb: 85 },
};

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  site = await startTestSite(await api.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await site.close();
  await api.close();
});

async function weigh(path: string) {
  const reply = await fetch(`http://127.0.0.1:${site.port}${path}`);
  expect(reply.status).toBe(200);
  const html = await reply.text();
  return { htmlKb: Buffer.byteLength(ownStylesIn(html).rest) / 1000, ...scriptsOf(html) };
}

describe('what a kind of page weighs, by its HTML and the built files', () => {
  test.each(Object.entries(budgets))('%s', async (kind, most) => {
    const { htmlKb, atOnce, started } = await weigh({ ...stillPages, quote: quotePage }[kind] ?? '');
    expect.soft(htmlKb).toBeLessThanOrEqual(most.htmlKb);
    // A page on which no script is found is not light: it is not read rightly.
    expect.soft(atOnce.files).toBeGreaterThan(0);
    expect.soft(atOnce.files).toBeLessThanOrEqual(untouched.files);
    expect.soft(atOnce.kb).toBeLessThanOrEqual(untouched.kb);
    expect.soft(started.files).toBeGreaterThan(atOnce.files);
    expect.soft(started.files).toBeLessThanOrEqual(most.startedFiles);
    expect.soft(started.kb).toBeLessThanOrEqual(most.startedKb);
  });
});

const stylesheet = /<link rel="stylesheet" href="\/assets\/([^"#]+)/;

const firstSteps: ReadonlySet<string> = new Set(productPages.map(({ quotePath }) => quotePath.replace(/\?.*/, '')));

test('every page that everybody sees alike suffices with the small styles, but first steps of quotations, and has them in itself, but the start page', async () => {
  const map = await (await fetch(`http://127.0.0.1:${site.port}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const still = paths.filter(isStillAddress);
  expect(still.length).toBeGreaterThan(40);
  for (const path of still) {
    const html = await (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
    const linked = stylesheet.exec(html)?.[1];
    const { styles: own } = ownStylesIn(html);
    if (path === '/') {
      expect.soft(linked).toMatch(/^still-/);
      expect.soft(brotliBytes(linked ?? '')).toBeLessThanOrEqual(9_800);
    } else {
      expect.soft(linked, path).toBeUndefined();
      expect.soft(own?.isComplete, path).toBe(firstSteps.has(path));
      const sent = brotliCompressSync(own?.text ?? '').length;
      expect.soft(sent).toBeGreaterThan(1_000);
      expect.soft(sent).toBeLessThanOrEqual(firstSteps.has(path) ? 12_500 : 9_800);
    }
  }
});

/** Whoever is quoted fetches these: the first step with its code, the questions, and the list. */
const wayToOffers = ['entry.client', 'root', 'quote', 'vehicle', 'offers'];

test('what is fetched from the first step of kasko until its offers stand', () => {
  const { files, kb } = scriptsOfChunks(wayToOffers);
  expect.soft(files).toBeLessThanOrEqual(8);
  expect.soft(kb).toBeLessThanOrEqual(122);
});
