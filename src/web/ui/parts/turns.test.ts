import { expect, test } from 'vitest';
import { askForTurn, takeUpInTurns, turnsOver } from './turns.ts';

const nobodyTypes = new EventTarget();

/** A part that writes down when its turn comes, and brings others with it. */
function part(seen: string[], name: string, isUrgent = false, inner: () => void = () => undefined): void {
  const turn = askForTurn(isUrgent);
  if (!turn) throw new Error('Nothing is being taken up');
  expect(turn.isHere()).toBe(false);
  void turn.come.then(() => {
    expect(turn.isHere()).toBe(true);
    seen.push(name);
    inner();
  });
}

test('what is urgent comes first, and parts of a part before what stands beside it', async () => {
  const seen: string[] = [];
  await takeUpInTurns(() => {
    part(seen, 'head');
    part(seen, 'main', true, () => {
      part(seen, 'summary');
      part(seen, 'form', true);
    });
    part(seen, 'foot');
  }, nobodyTypes);
  expect(seen).toEqual(['main', 'form', 'summary', 'head', 'foot']);
});

test('other work comes between two turns', async () => {
  const seen: string[] = [];
  await takeUpInTurns(() => {
    part(seen, 'one', false, () => setTimeout(() => seen.push('a key')));
    part(seen, 'two');
  }, nobodyTypes);
  expect(seen).toEqual(['one', 'a key', 'two']);
});

test('nobody waits before a page is taken up, and after it', async () => {
  expect(askForTurn(false)).toBeUndefined();
  let isOver = false;
  const end = takeUpInTurns(() => part([], 'one'), nobodyTypes);
  void turnsOver().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  await end;
  await turnsOver();
  expect(isOver).toBe(true);
  expect(askForTurn(false)).toBeUndefined();
});

const type = (keys: EventTarget) => keys.dispatchEvent(new Event('keydown'));

test('who types fast has the next turn come when they pause', async () => {
  const seen: string[] = [];
  const keys = new EventTarget();
  await takeUpInTurns(() => {
    part(seen, 'one', false, () => {
      type(keys);
      type(keys);
      setTimeout(() => {
        type(keys);
        seen.push('last key');
      }, 90);
    });
    part(seen, 'two');
  }, keys);
  expect(seen).toEqual(['one', 'last key', 'two']);
});

test('who never pauses has them all the same, later', async () => {
  const keys = new EventTarget();
  const from = performance.now();
  let typing: NodeJS.Timeout | undefined;
  const seen: string[] = [];
  await takeUpInTurns(() => {
    typing = setInterval(() => type(keys), 40);
    part(seen, 'one', false, () => {
      type(keys);
      type(keys);
    });
    part(seen, 'two');
  }, keys);
  clearInterval(typing);
  expect(seen).toEqual(['one', 'two']);
  expect(performance.now() - from).toBeGreaterThan(1_000);
});
