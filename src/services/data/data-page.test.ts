import { expect, test } from 'vitest';
import { dataPageHtml } from './data-page.ts';

const hostile = `</dd><script>alert('1')</script><img src=x onerror="alert(2)">&lt;`;
const page = (row: Readonly<Record<string, unknown>>) =>
  dataPageHtml({ intro: hostile, notes: [hostile], sections: [{ title: hostile, rows: [row] }] });

test('nothing that people wrote becomes markup, as a name, a value, a key or within what is made of parts', () => {
  const html = page({ Name: hostile, [hostile]: 1, Answers: { Note: hostile, [hostile]: [hostile, { A: hostile }] } });
  expect(html).not.toMatch(/<script|<img/);
  const told = html.match(/&lt;script&gt;/g) ?? [];
  expect(told).toHaveLength(9);
  expect(html).toContain(`Content-Security-Policy" content="default-src 'none'`);
});

test('moments, days, amounts and answers are told as people read them', () => {
  const html = page({
    CreatedAt: '2026-11-16T06:05:00.000Z',
    Birthdate: '1985-04-12',
    Gross: 105_050,
    Granted: true,
    EndedAt: null,
    PackageName: 'Geniş',
  });
  for (const text of ['16.11.2026 09:05', '12.04.1985', '1.050,50', '>Evet<', '>–<', '>Geniş<', '>Paket<'])
    expect(html).toContain(text);
});
