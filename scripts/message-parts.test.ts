import { describe, expect, test } from 'vitest';
import { neededWhole, partSource, readParts } from './message-parts.ts';

const id = 'src/web/card.tsx';
const card = (body: string) => `import { type Kind, words as said } from '#messages/offers.ts';\n${body}`;
const nothing: ReadonlySet<string> = new Set();

describe('what a module reads of the messages', () => {
  test('each text by itself, whatever else bears its name', () => {
    const body = 'export const card = (a: Kind) => [said.title, said.count(1), a.said, { said: said.title }];';
    expect(readParts(id, card(body), nothing)).toBe(
      "import { text as said$title } from '#messages/offers.ts?part=words.title&lang.ts';" +
        "import { text as said$count } from '#messages/offers.ts?part=words.count&lang.ts';\n" +
        'export const card = (a: Kind) => [said$title, said$count(1), a.said, { said: said$title }];',
    );
  });

  test.each([
    ['a key that is only known when it runs', 'export const text = (key: string) => said[key];'],
    ['an object that is handed on', 'show(said); said.title;'],
    ['a name that is taken again', 'export const text = (said: Kind) => said.title;'],
  ])('all of them for %s', (_, body) => {
    expect(readParts(id, card(body), nothing)).toContain(
      "import { words as said } from '#messages/offers.ts?part=words&lang.ts';",
    );
    expect(neededWhole([[id, card(body)]])).toEqual(new Set(['#messages/offers.ts words']));
  });

  test('nothing comes twice: where one needs all of them, all share that', () => {
    const whole = neededWhole([
      ['other.ts', "import { words } from '#messages/offers.ts';\nexport const all = words;"],
    ]);
    expect(readParts(id, card('said.title;'), whole)).toContain('import { words as said }');
  });

  test('types are no use of it', () => {
    expect(neededWhole([[id, card('type Key = keyof typeof said; said.title;')]])).toEqual(nothing);
    expect(readParts(id, "import type { Kind } from '#messages/offers.ts';", nothing)).toBeUndefined();
  });
});

describe('a part of a file of messages', () => {
  const file = [
    "const askAgain = 'Yeniden sorun';",
    'export const words = { title: `İyi günler`, count: (many: number) => many + 1, askAgain } as const;',
    'export function other() { return words.title; }',
  ].join('\n');

  test('is the text alone beside what it may be made of', () => {
    const source = partSource('offers.ts', file, 'words.count');
    expect(source.match(/export/g)).toHaveLength(1);
    expect(source).toContain('export const text = (many: number) => many + 1;');
    expect(partSource('offers.ts', file, 'words.askAgain')).toContain('export const text = askAgain;');
  });

  test('is one export alone where all of it is needed', () => {
    const source = partSource('offers.ts', file, 'words');
    expect(source.match(/export/g)).toHaveLength(1);
    expect(source).toContain('export const words = {');
  });

  test('is read from its object where it is not written there by its name', () => {
    const spread = "const more = { title: 'Son' };\nexport const words = { title: 'İlk', ...more };";
    expect(partSource('offers.ts', spread, 'words.title')).toContain('export const text = words.title;');
  });
});
