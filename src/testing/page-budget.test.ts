import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { quotePage, stillPages } from '#bench/browser/kinds.ts';
import { startTestApi, type TestApi } from './api-client.ts';
import { scriptsOf } from './built-scripts.ts';
import { startTestSite, type TestSite } from './test-site.ts';

/** `most` is what a page may weigh today, `wanted` what it is to come to. */
type Limit = { readonly most: number; readonly wanted: number };

type Budget = {
  /** Scripts fetched before anything is touched; kilobytes as they are sent, in brotli. */
  readonly files: Limit;
  readonly scriptKb: Limit;
  /** As a browser reads it. */
  readonly htmlKb: Limit | { readonly most: number };
};

const still = (files: number, scriptKb: number, html: Budget['htmlKb']): Budget => ({
  files: { most: files, wanted: 2 },
  scriptKb: { most: scriptKb, wanted: 15 },
  htmlKb: html,
});

const budgets: Readonly<Record<keyof typeof stillPages, Budget>> = {
  home: still(53, 185, { most: 127, wanted: 40 }),
  product: still(56, 186, { most: 133 }),
  blog: still(38, 141, { most: 100 }),
  post: still(41, 142, { most: 95 }),
  faq: still(38, 142, { most: 240 }),
  article: still(40, 142, { most: 70 }),
  agreement: still(40, 142, { most: 78 }),
  contact: still(71, 204, { most: 85 }),
  'quick access': still(39, 142, { most: 73 }),
};

/** The page on which kasko is quoted: what its first answer needs, and all that it may ever fetch. */
const quoteBudget = {
  files: { most: 75, wanted: 12 },
  scriptKb: { most: 208, wanted: 90 },
  everyFile: { most: 205, wanted: 12 },
  everyScriptKb: { most: 383, wanted: 150 },
  htmlKb: { most: 74 },
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
  return { htmlKb: Buffer.byteLength(html) / 1000, ...scriptsOf(html) };
}

describe('what a kind of page weighs, by its HTML and the built files', () => {
  test.each(Object.entries(budgets))('%s', async (kind, { files, scriptKb, htmlKb }) => {
    const found = await weigh(stillPages[kind as keyof typeof stillPages]);
    expect.soft(found.htmlKb).toBeLessThanOrEqual(htmlKb.most);
    expect.soft(found.atOnce.files).toBeLessThanOrEqual(files.most);
    expect.soft(found.atOnce.kb).toBeLessThanOrEqual(scriptKb.most);
    // A page on which no script is found is not light: it is not read rightly.
    expect.soft(found.atOnce.files).toBeGreaterThan(0);
  });

  test('quote', async () => {
    const { htmlKb, atOnce, everything } = await weigh(quotePage);
    expect.soft(htmlKb).toBeLessThanOrEqual(quoteBudget.htmlKb.most);
    expect.soft(atOnce.files).toBeLessThanOrEqual(quoteBudget.files.most);
    expect.soft(atOnce.kb).toBeLessThanOrEqual(quoteBudget.scriptKb.most);
    expect.soft(everything.files).toBeLessThanOrEqual(quoteBudget.everyFile.most);
    expect.soft(everything.kb).toBeLessThanOrEqual(quoteBudget.everyScriptKb.most);
    expect.soft(atOnce.files).toBeGreaterThan(0);
  });
});
