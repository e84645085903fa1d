import { afterEach, expect, test } from 'vitest';
import { KeptCopy } from './kept-copy.ts';

let rows: readonly string[] = [];
let reads = 0;
let ring = () => {};
let copy: KeptCopy<string>;
const faults: unknown[] = [];

async function keep(read: () => Promise<readonly string[]>, lookMs?: number): Promise<void> {
  const bell = {
    onTable: (_table: string, listener: () => void) => {
      ring = listener;
      return () => {
        ring = () => {};
      };
    },
  };
  const onFault = (error: unknown) => void faults.push(error);
  copy = new KeptCopy({ table: 'siteNotes', bell, read, onFault, ...(lookMs !== undefined && { lookMs }) });
  await copy.start();
}

const readRows = async () => {
  reads += 1;
  return rows;
};

afterEach(async () => {
  await copy.stop();
  reads = 0;
  rows = [];
  faults.length = 0;
});

test('it is read at the start and whenever the bell rings, and not in between', async () => {
  rows = ['first'];
  await keep(readRows);
  expect(copy.rows).toEqual(['first']);
  rows = ['second'];
  ring();
  await expect.poll(() => copy.rows, { interval: 5 }).toEqual(['second']);
  expect(reads).toBe(2);
});

test('what the bell did not tell is found by looking', async () => {
  await keep(readRows, 20);
  rows = ['unheard'];
  await expect.poll(() => copy.rows, { interval: 5 }).toEqual(['unheard']);
});

test('what changes while it is read is read once more, for however many ask', async () => {
  const held: ((read: readonly string[]) => void)[] = [];
  let isHeld = false;
  await keep(() => (isHeld ? new Promise((resolve) => held.push(resolve)) : readRows()));
  isHeld = true;
  const first = copy.refresh();
  await expect.poll(() => held.length, { interval: 5 }).toBe(1);
  const [second, third] = [copy.refresh(), copy.refresh()];
  held.shift()?.(['old']);
  await first;
  expect(copy.rows).toEqual(['old']);
  await expect.poll(() => held.length, { interval: 5 }).toBe(1);
  held.shift()?.(['new']);
  await Promise.all([second, third]);
  expect(copy.rows).toEqual(['new']);
  expect(held).toEqual([]);
});

test('while it cannot be read it stays as it was, and is tried again', async () => {
  rows = ['known'];
  let isAway = false;
  await keep(() => (isAway ? Promise.reject(new Error('away')) : readRows()));
  isAway = true;
  ring();
  await expect.poll(() => faults, { interval: 5 }).toEqual([new Error('away')]);
  expect(copy.rows).toEqual(['known']);
  isAway = false;
  rows = ['back'];
  await expect.poll(() => copy.rows, { interval: 20, timeout: 3_000 }).toEqual(['back']);
});
