import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { LineKey } from '#domain/lines.ts';
import { Renewal } from './renewal.tsx';

function draw(line: LineKey): string {
  const element = <Renewal token="t" line={line} firstPath="/" onRenewed={() => undefined} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('what stands ready is named as what it is', () => {
  expect(draw('kasko')).toContain('Araç ve sürücü bilgileriniz hazır gelir');
  for (const line of ['dask', 'konut'] as const) {
    expect(draw(line)).toContain('Adres ve bina bilgileriniz hazır gelir');
    expect(draw(line)).toContain('başka bir adres için');
    expect(draw(line)).not.toMatch(/araç/i);
  }
});

test('where nothing is looked at first, it is said that insurers are asked with the code', () => {
  expect(draw('tamamlayici')).toContain('Kişi ve plan bilgileriniz hazır gelir');
  expect(draw('yabanci')).toContain('bütün şirketlerden güncel fiyat isteriz');
  expect(draw('yabanci')).not.toContain('gönderilmeden önce');
});
