import { expect, test } from 'vitest';
import * as picker from '#catalog/flows/picker.ts';
import * as navigation from '#catalog/navigation.ts';
import * as quoteLinks from '#catalog/pages/quote-links.ts';
import { bake, bakedModules } from './baked-data.ts';

const made = {
  'catalog/flows/picker.ts': picker,
  'catalog/navigation.ts': navigation,
  'catalog/pages/quote-links.ts': quoteLinks,
};

test('every module that is baked is proven here', () => {
  expect(Object.keys(made)).toEqual(bakedModules);
});

test.each(Object.entries(made))('%s is the same when it is baked', async (_, exported) => {
  const baked = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(bake(exported))}`);
  expect({ ...baked }).toEqual({ ...exported });
});

test('what is no plain data cannot be baked', () => {
  expect(() => bake({ pages: [{ path: '/', open: () => undefined }] })).toThrow(TypeError);
  expect(() => bake({ pages: new Map() })).toThrow(TypeError);
});
