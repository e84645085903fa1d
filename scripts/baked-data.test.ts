import { expect, test } from 'vitest';
import { bake, bakedModules } from './baked-data.ts';

const read = (path: string): Promise<Record<string, unknown>> => import(`../src/${path}`);

test.each(bakedModules)('%s is the same when it is baked', async (path) => {
  const made = await read(path);
  expect(Object.keys(made)).not.toEqual([]);
  const baked = await import(`data:text/javascript,${encodeURIComponent(bake(made))}`);
  expect({ ...baked }).toEqual({ ...made });
});

test('what is no plain data cannot be baked', () => {
  expect(() => bake({ pages: [{ path: '/', open: () => undefined }] })).toThrow(TypeError);
  expect(() => bake({ pages: new Map() })).toThrow(TypeError);
});
