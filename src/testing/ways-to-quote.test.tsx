import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { guestLinks } from '#catalog/flows/guest-hints.ts';
import { pickerEntries } from '#catalog/flows/picker.ts';
import { quotePathOf } from '#catalog/flows/quote-address.ts';
import { findQuoted } from '#catalog/flows/read-quote-address.ts';
import { menuGroups } from '#catalog/navigation.ts';
import { findPage } from '#catalog/pages/index.ts';
import { productPages } from '#catalog/pages/products.ts';
import { quoteLinks } from '#catalog/pages/quote-links.ts';
import { quotePages } from '#catalog/pages/quotes.ts';
import { quotedKind, quotedLines } from '#catalog/risks/quoted-lines.ts';
import { GuestLinks } from '#web/quote/guest-links.tsx';
import { sitemap } from '#web/server/site-files.ts';
import { footerColumns } from '#web/shell/footer-columns.ts';

const splitAddress = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return [pathname, searchParams] as const;
};
/** The line that is sold at an address; undefined where nothing is. */
function soldAt(address: string) {
  const line = findQuoted(...splitAddress(address))?.line;
  return line && quotedKind(line) ? line : undefined;
}
const foreignPlates = quotePathOf({ line: 'yabanciTrafik', variant: undefined });

describe('[P-01] [P-05] every way leads to a line that is sold', () => {
  test.each(productPages.map(({ path, line, quotePath }) => [path, line, quotePath]))('%s', (_, line, quotePath) => {
    expect(soldAt(quotePath)).toBe(line);
  });

  test.each(quotePages.map(({ path, line }) => [path, line]))('%s', (path, line) => expect(soldAt(path)).toBe(line));

  test.each(pickerEntries.map(({ key, page }) => [key, page.quotePath]))('the picker: %s', (key, quotePath) => {
    expect(soldAt(quotePath)).toBe(key);
  });

  test.each(menuGroups.map(({ key, pages: entries }) => [key, entries] as const))('the menu: %s', (_, entries) => {
    expect(entries).not.toEqual([]);
    for (const { quotePath, line } of entries) expect(soldAt(quotePath)).toBe(line);
  });

  test('the site map lists every one of them, and nothing that does not open', () => {
    const listed = [...sitemap('http://site', []).matchAll(/<loc>http:\/\/site([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    for (const path of listed) expect(findPage(splitAddress(path || '/')[0])).toBeDefined();
    const quoted = listed.flatMap((path) => (path && findPage(splitAddress(path)[0])?.kind === 'quote' ? path : []));
    for (const path of quoted) expect(soldAt(path)).toBeDefined();
    const reached = new Set([...productPages.map(({ line }) => line), ...quoted.map(soldAt)]);
    expect([...reached].toSorted()).toEqual([...quotedLines].toSorted());
    for (const { path } of productPages) expect(listed).toContain(path);
  });
});

describe('traffic insurance of foreign plates', () => {
  test('has no product page, so it stands in the footer and in the site map', () => {
    expect(quoteLinks.map(({ path }) => path)).toEqual([foreignPlates]);
    expect(footerColumns.flatMap((column) => column.pages.map(({ path }) => path))).toContain(foreignPlates);
    expect(sitemap('http://site', [])).toContain(`<loc>http://site${foreignPlates}</loc>`);
  });

  test('is asked about on the first step of traffic, and there only', () => {
    const Stub = createRoutesStub([
      { path: '/', Component: () => <GuestLinks quoted={{ line: 'trafik', variant: undefined }} /> },
    ]);
    const html = renderToStaticMarkup(<Stub initialEntries={['/']} />);
    expect(html).toContain('Aracınız yabancı plakalı mı?');
    expect(html).toContain(`href="${foreignPlates}"`);
    for (const line of quotedLines.filter((key) => key !== 'trafik'))
      expect(guestLinks({ line, variant: undefined }), line).toEqual([]);
    expect(guestLinks({ line: 'trafik', variant: 'secondHand' })).toEqual([]);
  });

  test.each(['pages/zorunlu-trafik-sigortasi', 'pages/yesil-kart-sigortasi', 'faq/trafik', 'faq/yesilKart'])(
    'is linked in %s',
    (name) => expect(readFileSync(`content/${name}.md`, 'utf8')).toContain(`](${foreignPlates})`),
  );
});

describe.each(readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')))(
  'content/%s',
  (name) => {
    const text = readFileSync(join('content', name), 'utf8');

    test('links to pages that open, and quotations to lines that are sold', () => {
      for (const [, target = ''] of text.matchAll(/\]\((\/[^)#\s]*)/g)) {
        const [path] = splitAddress(target);
        const page = findPage(path);
        expect(page ?? path.startsWith('/blog/'), target).toBeTruthy();
        if (page?.kind === 'quote') expect(soldAt(target), target).toBeDefined();
      }
    });

    test('promises nothing that is to come', () => expect(text).not.toMatch(/yakında|çok yakın|pek yakın/i));
  },
);
