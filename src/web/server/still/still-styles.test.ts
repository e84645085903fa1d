import { describe, expect, test } from 'vitest';
import { missingClasses, stylesHintOf, withOwnStyles } from './still-styles.ts';

const wholeText =
  '.card{margin:.5rem}.offer:hover,a .b{color:red}.desktop\\:p-8{padding:2rem}.\\32xl\\:gap{gap:1px}.w-1\\/2>*{top:0}';
const whole = { address: '/assets/root-1.css', text: wholeText };
const smallStyles = (text: string) => ({ address: '/assets/still-1.css', text });
const stylesBut = (text: string) => ({ whole, small: smallStyles(text), missing: missingClasses(wholeText, text) });
const link = `<link rel="stylesheet" href="${whole.address}#"/>`;
const place = '<style data-own="true"></style>';
const page = (body: string, styles = `${place}${link}`) => `<html><head>${styles}</head><body>${body}</body></html>`;

test('classes that only the whole styles know are told from numbers and read without their escapes', () => {
  expect([...missingClasses(wholeText, '.card{color:red}')]).toEqual(['offer', 'b', 'desktop:p-8', '2xl:gap', 'w-1/2']);
  expect([...missingClasses(wholeText, wholeText)]).toEqual([]);
});

describe('a page has its styles in itself', () => {
  const styles = stylesBut('.card{margin:0}');
  const own = `<style data-own data-whole="${whole.address}#">.card{margin:0}</style>`;
  const ownWhole = `<style data-own data-whole="${whole.address}#" data-complete>${wholeText}</style>`;

  test('the small ones where they know its classes, and says where the whole ones are', () => {
    const body = '<p class="card unknown">Metin</p>';
    expect(withOwnStyles(page(body), '/sss', styles)).toBe(page(body, own));
  });

  test.each(['offer', 'card offer', 'desktop:p-8', 'w-1/2'])('the whole ones with a class of theirs: %s', (classes) => {
    const body = `<p class="card">Metin</p><p class="${classes}">Metin</p>`;
    expect(withOwnStyles(page(body), '/sss', styles)).toBe(page(body, ownWhole));
  });

  test('the whole ones with a class of theirs that stands in the page as HTML writes it', () => {
    const spaced = { ...styles, missing: new Set(['[&>b]:mt-2']) };
    const body = '<p class="[&amp;&gt;b]:mt-2">Metin</p>';
    expect(withOwnStyles(page(body), '/sss', spaced)).toBe(page(body, ownWhole));
  });

  test.each([
    ['styles of another file', `${place}<link rel="stylesheet" href="/assets/other-1.css"/>`],
    ['those of a page that leaves no place for them', link],
  ])('but %s stay where they are', (_, head) => {
    const html = page('', head);
    expect(withOwnStyles(html, '/sss', styles)).toBe(html);
  });
});

test.each(['/', '/?utm_source=mail'])('the start page asks for its styles: %s', (address) => {
  const small = `${place}<link rel="stylesheet" href="/assets/still-1.css" data-whole="${whole.address}#"/>`;
  const styles = stylesBut('.card{margin:0}');
  expect(withOwnStyles(page('<p class="card">'), address, styles)).toBe(page('<p class="card">', small));
  expect(withOwnStyles(page('<p class="offer">'), address, styles)).toBe(page('<p class="offer">'));
});

test('the styles that a page asks for are hinted at without their fragment', () => {
  expect(stylesHintOf(page(''))).toBe(`</assets/root-1.css>; rel=preload; as=style`);
  expect(stylesHintOf(withOwnStyles(page(''), '/', stylesBut('')))).toBe(
    '</assets/still-1.css>; rel=preload; as=style',
  );
  expect(stylesHintOf(withOwnStyles(page(''), '/sss', stylesBut('')))).toBeUndefined();
});
