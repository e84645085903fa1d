import { expect, test } from 'vitest';
import { askForTurn, takeUpInTurns, turnsOver } from './turns.ts';

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
  });
  expect(seen).toEqual(['main', 'form', 'summary', 'head', 'foot']);
});

test('other work comes between two turns', async () => {
  const seen: string[] = [];
  await takeUpInTurns(() => {
    part(seen, 'one', false, () => setTimeout(() => seen.push('a key')));
    part(seen, 'two');
  });
  expect(seen).toEqual(['one', 'a key', 'two']);
});

test('nobody waits before a page is taken up, and after it', async () => {
  expect(askForTurn(false)).toBeUndefined();
  let isOver = false;
  const end = takeUpInTurns(() => part([], 'one'));
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
