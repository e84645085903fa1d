import { expect, test } from 'vitest';
import { pausedBehindFirstScreen } from './first-screen.ts';

const pause = '<script>document.currentScript.remove()</script>';
const header = `<header><p>${'menu '.repeat(500)}</p></header>`;
const pageOf = (main: string) => `<body>${header}<main>${main}</main><footer></footer></body>`;

test('reading pauses once, behind the first element that ends past the first screen of the main part', () => {
  const screen = `<h1>Title</h1><p>${'word '.repeat(400)}</p>`;
  const html = pageOf(`${screen}<ul><li>next</li></ul>`);
  expect(pausedBehindFirstScreen(html)).toBe(pageOf(`${screen}${pause}<ul><li>next</li></ul>`));
});

test('what ends before the first screen is full is no place to pause', () => {
  const html = pageOf(`<h1>Title</h1>${'<p>short</p>'.repeat(200)}`);
  const paused = pausedBehindFirstScreen(html);
  expect(paused.replace(pause, '')).toBe(html);
  expect(paused.indexOf(pause) - paused.indexOf('<main')).toBeGreaterThanOrEqual(1_500);
});

test('a page without a main part, or with a short one, is read whole', () => {
  expect(pausedBehindFirstScreen(`<body>${header}</body>`)).not.toContain(pause);
  const short = '<main><p>short</p></main><footer></footer>';
  expect(pausedBehindFirstScreen(short)).toBe(short);
});
