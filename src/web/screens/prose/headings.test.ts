import { expect, test } from 'vitest';
import { plainText, readHeadings, splitSections } from './headings.ts';

const html = '<p>Giriş</p><h2 id="bir">Kasko &amp; <em>İMM</em></h2><p>a</p><h3 id="alt">Alt</h3><h2 id="iki">İki</h2>';

test('the table of contents lists the second-level headings as plain words', () => {
  expect(readHeadings(html)).toEqual([
    { id: 'bir', text: 'Kasko &  İMM' },
    { id: 'iki', text: 'İki' },
  ]);
});

test('a text is cut before its headings', () => expect(splitSections(html)).toHaveLength(3));

test('plain text has no markup', () => expect(plainText('<p>a &lt; b</p>').trim()).toBe('a < b'));
