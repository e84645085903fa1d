import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';
import { InsurerMark, motifs } from './insurer-mark.tsx';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

test('the file of signs draws every name once, and nothing that no name asks for', () => {
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames, 'logo', ...motifs]);
});

test('a sign refers to its drawing and is not read aloud', () => {
  expect(renderToStaticMarkup(<Icon name="phone" className="size-5" />)).toMatch(
    /^<svg aria-hidden="true" class="size-5"><use href="[^"]*icons[^"]*\.svg#phone"><\/use><\/svg>$/,
  );
});

test('an insurer’s mark carries its first letter in capitals, and the next code looks different', () => {
  const mark = (code: number, name: string) => renderToStaticMarkup(<InsurerMark code={code} name={name} size={44} />);
  expect(mark(3, 'inci sigorta')).toContain('>İ</text>');
  expect(mark(3, 'Ada')).toBe(mark(3, 'Ada'));
  expect(mark(3, 'Ada')).not.toBe(mark(4, 'Ada'));
});
