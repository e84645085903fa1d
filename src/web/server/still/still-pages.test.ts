import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { Drawn, StillPage } from './still-page.ts';
import { freshMs, keepStillPages, oldMs } from './still-pages.ts';
import { variantOf } from './still-variant.ts';

const visitor = variantOf({});
const small = { early: 'early()', starter: '/assets/start-1.js' };

let clock: number;
let drawn: string[];
let answers: (address: string) => Promise<Drawn | undefined>;
let faults: unknown[];
let mark: string;
let markAtHand: string | undefined;
/** Of the page that shows notes; others have none. */
const markOf = (address: string) => (address === '/noted' ? mark : 'none');
beforeEach(() => {
  clock = 0;
  drawn = [];
  faults = [];
  mark = 'no note';
  markAtHand = 'known';
  answers = () => Promise.resolve(pageOf('first'));
});

function pageOf(text: string): Drawn {
  const start = { context: {}, state: text, routes: {}, manifest: '/assets/manifest.js', entry: '/assets/entry.js' };
  const html = `<html><head></head><body>${text}</body></html>`;
  return { html, start, files: ['/assets/a-1.js', '/assets/b-2.js'], cacheControl: 'no-cache' };
}

const open = () =>
  keepStillPages({
    small,
    marks: { current: async (address) => markOf(address), known: (address) => markAtHand && markOf(address) },
    now: () => clock,
    onFault: (fault) => faults.push(fault),
    draw: (address, { key }) => {
      drawn.push(`${key} ${address}`);
      return answers(address);
    },
  });

const textOf = (page: StillPage | undefined) => page?.body.identity.toString().match(/<body>(.*)<\/body>/)?.[1];

/** Whatever was begun behind a reader has ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a page is drawn once for all who ask, and once for each way in which it is shown', async () => {
  const pages = open();
  const asked = await Promise.all(Array.from({ length: 20 }, () => pages.pageAt('/sss', visitor)));
  expect(asked.map(textOf)).toEqual(Array(20).fill('first'));
  await pages.pageAt('/sss', variantOf({ 'text-size': 'large' }));
  await pages.pageAt('/sss', variantOf({ 'text-size': 'large' }));
  expect(drawn).toEqual(['new normal /sss', 'new large /sss']);
});

test('it carries the script that listens, then the one that starts the application and may run at once', async () => {
  const page = await open().pageAt('/', visitor);
  const html = page?.body.identity.toString();
  expect(html).toContain(
    `<script>early()</script><script type="module" async src="${small.starter}" data-page="${page?.version}" data-files="a-1 b-2"></script></head>`,
  );
});

test('content that changed is drawn behind the next reader after half a minute and shown to the one after', async () => {
  const pages = open();
  await pages.pageAt('/', visitor);
  answers = () => Promise.resolve(pageOf('second'));
  clock = freshMs;
  expect(textOf(await pages.pageAt('/', visitor))).toBe('first');
  expect(drawn).toHaveLength(1);
  clock += 1;
  expect(textOf(await pages.pageAt('/', visitor))).toBe('first');
  await settled();
  expect(textOf(await pages.pageAt('/', visitor))).toBe('second');
  expect(drawn).toHaveLength(2);
});

test('only what need not be looked at is at hand', async () => {
  const pages = open();
  expect(pages.freshAt('/', visitor)).toBeUndefined();
  const page = await pages.pageAt('/', visitor);
  clock = freshMs;
  expect(pages.freshAt('/', visitor)).toBe(page);
  clock += 1;
  expect(pages.freshAt('/', visitor)).toBeUndefined();
});

test('a page whose notes changed is drawn anew before it is shown, and others are not', async () => {
  const pages = open();
  await Promise.all([pages.pageAt('/noted', visitor), pages.pageAt('/', visitor)]);
  answers = () => Promise.resolve(pageOf('with a note'));
  expect(textOf(pages.freshAt('/noted', visitor))).toBe('first');
  mark = 'a note';
  expect(pages.freshAt('/noted', visitor)).toBeUndefined();
  expect(textOf(await pages.pageAt('/noted', visitor))).toBe('with a note');
  expect(textOf(pages.freshAt('/noted', visitor))).toBe('with a note');
  expect(textOf(await pages.pageAt('/', visitor))).toBe('first');
  expect(drawn).toHaveLength(3);
});

test('while nobody knows whether notes changed no page is at hand', async () => {
  const pages = open();
  await pages.pageAt('/noted', visitor);
  markAtHand = undefined;
  expect(pages.freshAt('/noted', visitor)).toBeUndefined();
});

test('what nobody asked for in a long time is looked at before it is shown', async () => {
  const pages = open();
  await pages.pageAt('/', visitor);
  answers = () => Promise.resolve(pageOf('second'));
  clock = oldMs + 1;
  expect(textOf(await pages.pageAt('/', visitor))).toBe('second');
});

test('what did not change keeps its version, and is not looked at again at once', async () => {
  const pages = open();
  const before = await pages.pageAt('/', visitor);
  clock = oldMs + 1;
  expect(await pages.pageAt('/', visitor)).toBe(before);
  expect(await pages.pageAt('/', visitor)).toBe(before);
  expect(drawn).toHaveLength(2);
});

test('a page that cannot be drawn anew is shown as it was; one that never could be is none', async () => {
  const pages = open();
  await pages.pageAt('/', visitor);
  clock = oldMs + 1;
  answers = () => Promise.resolve(undefined);
  expect(textOf(await pages.pageAt('/', visitor))).toBe('first');
  answers = () => Promise.reject(new Error('away'));
  expect(textOf(await pages.pageAt('/', visitor))).toBe('first');
  expect(await pages.pageAt('/sss', visitor)).toBeUndefined();
  expect(faults).toEqual([new Error('away'), new Error('away')]);
});

test('what the application starts from is kept as long as a page or its successor is shown', async () => {
  const pages = open();
  const startOf = (page: StillPage | undefined) => {
    const start = pages.startOf(page?.version ?? '');
    return start && (JSON.parse(gunzipSync(start.gzip).toString()) as { state: string }).state;
  };
  const versions: (StillPage | undefined)[] = [];
  for (const text of ['first', 'second', 'third']) {
    answers = () => Promise.resolve(pageOf(text));
    clock += oldMs + 1;
    versions.push(await pages.pageAt('/', visitor));
  }
  expect(versions.map(startOf)).toEqual([undefined, 'second', 'third']);
});
