import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pickerEntries } from '#catalog/flows/picker.ts';
import { productPages } from '#catalog/pages/products.ts';
import type { Slider } from '#contracts/calls/content.ts';
import { UserProvider } from '../user/user-context.tsx';
import { LinePicker } from './home/line-picker.tsx';
import { Slides } from './home/slides.tsx';
import { Insurers } from './insurers.tsx';
import { LineGroups } from './lines/line-groups.tsx';
import { relatedPages } from './product/related-lines.tsx';

function render(node: ReactNode, at = '/'): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <UserProvider user={null}>{node}</UserProvider> }]);
  return renderToStaticMarkup(<Stub initialEntries={[at]} />);
}

describe('line picker', () => {
  test('the first questions stand there before anything is chosen', () => {
    const html = render(<LinePicker />);
    expect(html).toContain('action="/trafik/kasko-teklif"');
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });

  test.each(pickerEntries.map(({ key, page }) => [key, page.quotePath]))('?line=%s asks for %s', (key, path) => {
    expect(render(<LinePicker />, `/?line=${key}`)).toContain(`action="${path}"`);
  });

  test('[L-05] an alias chooses its line and an unknown value the first one', () => {
    expect(render(<LinePicker />, '/?line=ds')).toContain('action="/dask/async-teklif"');
    expect(render(<LinePicker />, '/?line=zzz')).toContain('action="/trafik/kasko-teklif"');
  });
});

test('the list of all lines links every product page', () => {
  const html = render(<LineGroups />);
  for (const page of productPages) expect(html).toContain(`href="${page.path}"`);
});

test('related lines never include the page itself and are never empty', () => {
  for (const page of productPages) {
    const { pages } = relatedPages(page);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages).not.toContain(page);
  }
});

test('insurers are named and counted; without any there is no section', () => {
  const insurers = [{ Code: '901', Name: 'Çınaraltı Sigorta', BranchIds: [1] }];
  const title = (count: number) => `${count} şirket`;
  expect(render(<Insurers insurers={insurers} title={title} />)).toMatch(/1 şirket[\s\S]*Çınaraltı Sigorta/);
  expect(render(<Insurers insurers={[]} title={title} />)).toBe('');
});

test('slides are links in a list that scrolls by itself', () => {
  const slide: Slider = {
    Title: 'Başlık',
    Text: 'Metin',
    LinkText: 'Alın',
    Path: '/kasko-sigortasi',
    Illustration: 'kasko',
  };
  const html = render(<Slides slides={[slide]} />);
  expect(html).toContain('href="/kasko-sigortasi"');
  expect(html).toContain('<ul data-slides class="slides">');
});
