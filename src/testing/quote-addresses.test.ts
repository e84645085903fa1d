import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quoteQuery } from '#catalog/flows/quote-words.ts';
import { quotePages } from '#catalog/pages/quotes.ts';

/** Where the names stand, where the paths of the pages stand, and calls that have the same paths. */
const owners = /^src\/(catalog\/(flows\/quote-words\.ts|lines\/)|contracts\/addresses\.ts)/;
const { step, shared, own, renewal, order } = quoteQuery;
const words = [
  ...[step, shared, own, renewal, order].map((name) => new RegExp(`['"\`?&]${name}['"\`=]`)),
  ...quotePages.map(({ path }) => new RegExp(`['"\`]${path}['"\`?]`)),
  /[?&]secondHand=/,
];

test('nobody but the one writer spells the address of a quotation', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file));
  const own = files.filter((file) => owners.test(file));
  const spelling = (file: string) => words.some((word) => word.test(readFileSync(file, 'utf8')));
  expect(own.filter(spelling).length).toBeGreaterThan(quotePages.length);
  expect(files.filter((file) => !owners.test(file) && spelling(file))).toEqual([]);
});
