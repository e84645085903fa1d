import { expect, test } from 'vitest';
import { pausedBehindFirstScreen } from './first-screen.ts';

const pause = '<script>document.currentScript.remove()</script>';
const header = `<header><p>${'menu '.repeat(500)}</p></header>`;
const pageOf = (main: string) => `<body>${header}<main>${main}</main><footer></footer></body>`;

test('reading pauses once, behind the last element that ends within the first screen of the main part', () => {
  const screen = `<h1>Title</h1><p>${'word '.repeat(200)}</p>`;
  const html = pageOf(`${screen}<ul><li>${'word '.repeat(40)}</li><li>next</li></ul>`);
  expect(pausedBehindFirstScreen(html)).toBe(html.replace(screen, `${screen}${pause}`));
});

test('an element that fills more than the first screen is read to its end', () => {
  const html = pageOf(`<p>${'word '.repeat(400)}</p><p>next</p>`);
  expect(pausedBehindFirstScreen(html)).toBe(html.replace('</p><p>next', `</p>${pause}<p>next`));
});

test('a page without a main part, or with nothing to pause behind, is read whole', () => {
  expect(pausedBehindFirstScreen(`<body>${header}</body>`)).not.toContain(pause);
  const bare = '<main><div>short</div></main><footer></footer>';
  expect(pausedBehindFirstScreen(bare)).toBe(bare);
});
