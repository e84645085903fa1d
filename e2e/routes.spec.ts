import { expect, test } from '@playwright/test';
import { pages } from '../src/catalog/pages/index.ts';
import { infoPages, quickAccessPages } from '../src/catalog/pages/info.ts';
import { accountPage, homePage } from '../src/catalog/pages/page-of-its-kind.ts';
import { productPages } from '../src/catalog/pages/products.ts';
import { quotePages } from '../src/catalog/pages/quotes.ts';
import routes from '../src/web/routes.ts';

/** The specification's own list, written out: the catalogue must not drift from it. */
const specified = {
  '[P-01] product pages': [
    '/',
    '/kasko-sigortasi',
    '/zorunlu-trafik-sigortasi',
    '/ikinci-el-zorunlu-trafik-sigortasi',
    '/ikinci-el-trafik-sigortasi',
    '/galerici-kisa-sureli-trafik-sigortasi',
    '/ihtiyari-mali-mesuliyet-sigortasi',
    '/yesil-kart-sigortasi',
    '/zorunlu-deprem-sigortasi',
    '/konut-sigortasi',
    '/tamamlayici-saglik-sigortasi',
    '/bireysel-saglik-sigortasi',
    '/seyahat-saglik-sigortasi',
    '/yabanci-saglik-sigortasi',
    '/evcil-hayvan-sigortasi',
    '/cep-telefonu-sigortasi',
  ],
  '[P-02] info pages': [
    '/hakkimizda',
    '/gizlilik-ve-kullanim-kosullari-ve-kullanici-sozlesmesi',
    '/mesafeli-satis-sozlesmesi',
    '/kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni',
    '/cerez-politikasi',
    '/iletisim',
    '/blog',
    '/hasar-aninda',
    '/sss',
  ],
  '[P-03] quick access pages': [
    '/hizli-erisim/tramer-kusur',
    '/hizli-erisim/mtv-borcu',
    '/hizli-erisim/arac-muayene-randevusu',
    '/hizli-erisim/kasko-degeri-sorgulama',
    '/hizli-erisim/online-kaza-tutanagi',
    '/hizli-erisim/eksper-sorgulama',
  ],
  '[P-05] quote pages': [
    '/trafik/kasko-teklif',
    '/trafik/teklif',
    '/tamamlayici-saglik/teklif',
    '/yabancisaglik/asyncteklif',
    '/saglik/teklif',
    '/dask/async-teklif',
    '/konut/teklif',
    '/outgoing/teklif',
    '/mobilephone/teklif',
    '/pet/teklif',
  ],
};

function only(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

for (const [title, paths] of Object.entries(specified)) {
  test(`${title} answer 200, server-rendered, each with one heading`, async ({ request }) => {
    for (const path of paths) {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect(reply.status(), path).toBe(200);
      expect(only(await reply.text(), /<h1[^>]*>(.*?)<\/h1>/gs), path).toHaveLength(1);
    }
  });
}

test('[P-08] the catalogue holds the specified pages and no other, and the site routes them alone', () => {
  expect([homePage, ...productPages].map((page) => page.path).sort()).toEqual(
    [...specified['[P-01] product pages']].sort(),
  );
  expect(infoPages.map((page) => page.path).sort()).toEqual([...specified['[P-02] info pages']].sort());
  expect(quickAccessPages.map((page) => page.path).sort()).toEqual([...specified['[P-03] quick access pages']].sort());
  expect(quotePages.map((page) => page.path).sort()).toEqual([...specified['[P-05] quote pages']].sort());
  const routed = routes.map(({ path, index }) => (index ? '/' : `/${path}`)).sort();
  // Articles stand below the blog, the gallery is closed where the site is open, and the last one leads to /404.
  const beside = ['/blog/:slug', '/gelistirme/form-galerisi', '/*'];
  expect(routed).toEqual([...pages.map(({ path }) => path), ...beside].sort());
});

test('[S-07] every page has its own title, description, keywords, social tags, canonical link and icon', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const open = pages.filter((page) => page.access === 'everyone');
  for (const page of open) {
    const html = await (await request.get(page.path)).text();
    const meta = (name: string) => only(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`, 'g'));
    const [title = ''] = only(html, /<title>([^<]+)<\/title>/g);
    titles.add(title);
    expect(meta('description'), page.path).toHaveLength(1);
    descriptions.add(meta('description')[0] ?? '');
    expect(meta('keywords'), page.path).toHaveLength(1);
    expect(meta('og:title'), page.path).toEqual([title]);
    expect(meta('og:description'), page.path).toEqual(meta('description'));
    expect(meta('og:image')[0], page.path).toBe(`${baseURL}/icons/social.png`);
    expect(meta('og:url'), page.path).toEqual([`${baseURL}${page.path}`]);
    expect(only(html, /<link rel="canonical" href="([^"]+)"/g), page.path).toEqual([`${baseURL}${page.path}`]);
    expect(meta('viewport')[0], page.path).toContain('user-scalable=no');
    expect(html, page.path).toContain('<link rel="icon" href="/icons/icon.svg"');
    for (const data of only(html, /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
      expect(JSON.parse(data)['@context'], page.path).toBe('https://schema.org');
    }
  }
  expect(titles.size).toBe(open.length);
  expect(descriptions.size).toBe(open.length);
});

test('[P-04] [S-13] the account page sends visitors home', async ({ request }) => {
  const reply = await request.get(`${accountPage.path}?page=bilgilerim`, { maxRedirects: 0 });
  expect(reply.status()).toBe(302);
  const target = new URL(reply.headers().location ?? '', 'http://site');
  expect([target.pathname, target.searchParams.get('giris')]).toEqual(['/', `${accountPage.path}?page=bilgilerim`]);
});

test('[P-06] unknown paths are sent to /404 with 302, and /404 answers 404', async ({ request, baseURL }) => {
  const alphabet = 'abcçdefgğhıijklmnoöprsştuüvyz0123456789-_.~%25/ ';
  let seed = 20_261_115;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let count = 0; count < 100; count += 1) {
    const name = Array.from({ length: 3 + random(40) }, () => alphabet[random(alphabet.length)]).join('');
    const reply = await request.get(`/yok-${encodeURI(name)}`, { maxRedirects: 0 });
    expect(reply.status(), name).toBe(302);
    expect(reply.headers().location, name).toBe('/404');
  }
  for (const odd of [
    '/%E0%A4%A',
    '/%00',
    `/${'a'.repeat(8192)}`,
    '/hizli-erisim/yok',
    '/kasko-sigortasi/yok',
    '//kasko-sigortasi',
    '/..%2f..%2fetc/passwd',
  ]) {
    const reply = await request.get(`${baseURL}${odd}`, { maxRedirects: 0 });
    expect(reply.status(), odd).toBe(302);
  }
  const page = await request.get('/404');
  expect(page.status()).toBe(404);
  expect(await page.text()).toContain('<h1');
  expect((await request.post('/yok', { form: { a: '1' }, maxRedirects: 0 })).status()).toBe(302);
});

test('sitemap, robots, manifest and icons answer', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = only(sitemap, /<loc>([^<]+)<\/loc>/g);
  expect(listed).toContain(`${baseURL}/kasko-sigortasi`);
  const articles = listed.filter((address) => address.startsWith(`${baseURL}/blog/`));
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) expect((await request.get(article)).status(), article).toBe(200);
  expect(sitemap).not.toContain('/hesabim');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const icon of [
    ...manifest.icons.map((entry: { src: string }) => entry.src),
    '/favicon.ico',
    '/icons/social.png',
  ]) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});

test('security headers stand on pages and files, and no inline script is allowed but those that the policy names', async ({
  request,
}) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  for (const path of ['/', '/404', '/robots.txt', '/api/proxy']) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
  for (const [path, own] of [
    ['/', "( 'sha256-[\\w+/=]+')+"],
    ['/404', " 'nonce-[\\w+/=]+'"],
  ] as const) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toMatch(new RegExp(`script-src 'self'${own};`));
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
  for (const path of ['/robots.txt', '/api/proxy']) {
    expect((await headersOf(path))['content-security-policy'], path).toContain("default-src 'none'");
  }
  const nonce = async () => (await request.get('/404')).headers()['content-security-policy'];
  expect(await nonce()).not.toBe(await nonce());
});

test('the site access token never reaches the browser', async ({ request }) => {
  for (const page of pages) {
    expect(await (await request.get(page.path)).text(), page.path).not.toContain('tebomweb-sandbox');
  }
  const reply = await request.post('/api/proxy?endpoint=/page/get-page&isJson=1', { data: { slug: 'sss' } });
  expect(reply.status()).toBe(200);
  expect(await reply.text()).not.toContain('tebomweb-sandbox');
});

test('[N-15] a visitor gets an id that page scripts cannot read and that stays', async ({ request }) => {
  const first = await request.get('/');
  expect(first.headers()['set-cookie']).toMatch(
    /^visitor=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await request.get('/sss')).headers()['set-cookie']).toBeUndefined();
});
