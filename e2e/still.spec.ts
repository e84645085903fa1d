import { createHash } from 'node:crypto';
import { expect, test } from './browser.ts';

const still = ['/', '/kasko-sigortasi', '/trafik/kasko-teklif', '/trafik/teklif?line=imm', '/blog', '/sss'] as const;

test('pages that are the same for everybody carry no data of the application and run no script but our files', async ({
  request,
}) => {
  for (const path of still) {
    const reply = await request.get(path);
    const html = await reply.text();
    expect(html, path).not.toContain('__reactRouterContext');
    const policy = reply.headers()['content-security-policy'] ?? '';
    const hashes = [...html.matchAll(/<script>([\s\S]+?)<\/script>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policy, path).toContain(`script-src ${["'self'", ...new Set(hashes)].join(' ')};`);
    expect(html.match(/<script[^>]+src="/g), path).toHaveLength(1);
  }
});

test('they are sent compressed with a strong tag of their own, and not again to who has them', async ({ request }) => {
  const tags = new Set<string>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': coding };
    const first = await request.get('/sss', { headers });
    const tag = first.headers().etag ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    tags.add(tag);
    expect(first.headers()['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    const again = await request.get('/sss', { headers: { ...headers, 'if-none-match': tag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    const other = await request.get('/sss', { headers: { ...headers, 'if-none-match': '"other"' } });
    expect([other.status(), await other.text()]).toEqual([200, await first.text()]);
  }
  expect(tags.size).toBe(3);
});

test('every browser still gets an id of its own, and text size and cookie bar as it chose', async ({
  playwright,
  baseURL,
}) => {
  const visitors = new Set<string | undefined>();
  for (const size of ['normal', 'larger']) {
    const context = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { cookie: size === 'normal' ? '' : `text-size=${size}; required-cookies=true` },
    });
    const reply = await context.get('/');
    const html = await reply.text();
    expect(html).toContain(`data-text-size="${size}"`);
    expect(html.includes('data-cookie-bar')).toBe(size === 'normal');
    visitors.add(/visitor=([^;]+)/.exec(reply.headers()['set-cookie'] ?? '')?.[1]);
    await context.dispose();
  }
  expect(visitors.size).toBe(2);
  expect(visitors).not.toContain(undefined);
});

test('the first step of a quotation is kept by no cache', async ({ request }) => {
  const reply = await request.get('/trafik/kasko-teklif');
  expect(reply.headers()['cache-control']).toBe('no-store');
  expect(reply.headers().etag).toBeUndefined();
});

test('the application asks for what a page was drawn from by its version; an old one is answered as the page is now', async ({
  request,
}) => {
  const html = await (await request.get('/sss')).text();
  const version = /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
  const known = await request.get(`/api/page/${version}?path=/sss`);
  expect(known.headers()['cache-control']).toContain('immutable');
  const old = await request.get('/api/page/of-another-day?path=/sss');
  expect(old.headers()['cache-control']).toBe('no-store');
  expect(await old.json()).toEqual(await known.json());
  expect((await request.get('/api/page/of-another-day?path=/hesabim')).status()).toBe(404);
});

test('what is asked with a query is drawn for who asks', async ({ request }) => {
  const reply = await request.get('/sss?ara=hasar');
  const html = await reply.text();
  expect(html).toContain('__reactRouterContext');
  expect(html).not.toMatch(/suppressHydrationWarning/i);
  expect(reply.headers()['content-security-policy']).toContain("'nonce-");
});
