import { describe, expect, test } from 'vitest';
import { missingClasses, stylesHintOf, withSmallStyles } from './still-styles.ts';

const wholeText =
  '.card{margin:.5rem}.offer:hover,a .b{color:red}.desktop\\:p-8{padding:2rem}.\\32xl\\:gap{gap:1px}.w-1\\/2>*{top:0}';
const whole = '/assets/root-1.css';
const small = '/assets/still-1.css';
const stylesBut = (smallText: string) => ({ whole, small, missing: missingClasses(wholeText, smallText) });
const page = (body: string) =>
  `<html><head><link rel="stylesheet" href="${whole}#"/></head><body>${body}</body></html>`;
const isSmall = (html: string) => html.includes(`<link rel="stylesheet" href="${small}" data-whole="${whole}#"/>`);

test('classes that only the whole styles know are told from numbers and read without their escapes', () => {
  expect([...missingClasses(wholeText, '.card{color:red}')]).toEqual(['offer', 'b', 'desktop:p-8', '2xl:gap', 'w-1/2']);
  expect([...missingClasses(wholeText, wholeText)]).toEqual([]);
});

describe('a page asks for the small styles', () => {
  const styles = stylesBut('.card{margin:0}');

  test('where they know its classes, and names the whole ones for the application', () => {
    expect(isSmall(withSmallStyles(page('<p class="card unknown">Metin</p>'), styles))).toBe(true);
  });

  test.each(['offer', 'card offer', 'desktop:p-8', 'w-1/2'])('not with a class of theirs missing: %s', (classes) => {
    const html = page(`<p class="card">Metin</p><p class="${classes}">Metin</p>`);
    expect(withSmallStyles(html, styles)).toBe(html);
  });

  test('not with one that stands in the page as HTML writes it', () => {
    const spaced = { ...styles, missing: new Set(['[&>b]:mt-2']) };
    const html = page('<p class="[&amp;&gt;b]:mt-2">Metin</p>');
    expect(withSmallStyles(html, spaced)).toBe(html);
  });
});

test('the styles that a page asks for are hinted at without their fragment', () => {
  expect(stylesHintOf(page(''))).toBe(`</assets/root-1.css>; rel=preload; as=style`);
  expect(stylesHintOf(withSmallStyles(page(''), stylesBut('')))).toBe('</assets/still-1.css>; rel=preload; as=style');
  expect(stylesHintOf('<html><head></head></html>')).toBeUndefined();
});
