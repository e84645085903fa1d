import fc from 'fast-check';
import { createRequestHandler, data, redirect, redirectDocument, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { decode, Redirection } from './decode.ts';

const assets = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: [] },
  routes: {},
};

/** What React Router's own server writes when a page's only loader does this. */
async function written(loader: () => unknown): Promise<unknown> {
  const root = { id: 'root', path: '', module: { default: () => null, loader } };
  const build = {
    entry: { module: { default: () => new Response(), handleError: () => undefined } },
    routes: { root },
    assets,
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
  const reply = await createRequestHandler(build, 'production')(new Request('https://site.example/_.data'));
  return decode(await reply.text());
}

test('whatever plain data a loader gives is read as it was given', async () => {
  const plain = fc.anything({ withNullPrototype: true, withSparseArray: false, maxDepth: 4 });
  await fc.assert(
    fc.asyncProperty(plain, async (given) => {
      expect(await written(() => data(given))).toEqual({ root: { data: given } });
    }),
    { numRuns: 300 },
  );
});

test('what stands twice in a page is sent once, and is one thing again', async () => {
  const insurer = { name: 'Çınaraltı' };
  const read = (await written(() => [insurer, { insurer }])) as { root: { data: [object, { insurer: object }] } };
  const [first, second] = read.root.data;
  expect(first).toEqual(insurer);
  expect(second.insurer).toBe(first);
});

test('a loader that fails, refuses or leads elsewhere is told from one that speaks', async () => {
  const refuses = () => {
    throw data('away', { status: 503 });
  };
  const fails = () => {
    throw new Error('secret');
  };
  expect(await written(refuses)).toEqual({ root: { error: new Error('answered with 503') } });
  expect(await written(fails)).toEqual({ root: { error: new Error('Unexpected Server Error') } });
  const led = await written(() => redirect('/404'));
  expect(led).toBeInstanceOf(Redirection);
  expect(led).toMatchObject({ how: { redirect: '/404', reload: false, replace: false } });
  expect(await written(() => redirectDocument('/'))).toMatchObject({ how: { redirect: '/', reload: true } });
});

test('what this site does not send is refused by name', async () => {
  await expect(written(() => ({ at: new Date(0) }))).rejects.toThrow(/does not send: D/);
});
