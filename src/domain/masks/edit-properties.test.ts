import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from './edit.ts';
import type { Mask } from './mask.ts';
import { masks } from './masks.ts';

type Box = { readonly raw: string; readonly display: string; readonly start: number; readonly end: number };

type Act =
  | { readonly kind: 'select'; readonly from: number; readonly to: number }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'backspace' }
  | { readonly kind: 'delete' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('select' as const), from: fc.nat(20), to: fc.nat(20) }),
  fc.record({ kind: fc.constant('type' as const), text: fc.constantFrom(...'0123456789abşıXİ(). -') }),
  fc.record({ kind: fc.constant('type' as const), text: fc.string({ minLength: 2, maxLength: 14 }) }),
  fc.record({ kind: fc.constant('type' as const), text: fc.stringMatching(/^[\dA-Fı .+-]{2,14}$/) }),
  fc.constant({ kind: 'backspace' as const }),
  fc.constant({ kind: 'delete' as const }),
);

const rawOf = (display: string) => display.replace(/[^A-Z\d]/g, '');

/** What a browser's text box does, before the mask has its say. */
function browse({ display, start, end }: Box, given: Exclude<Act, { kind: 'select' }>) {
  const back = given.kind === 'backspace' && start === end ? 1 : 0;
  const ahead = given.kind === 'delete' && start === end ? 1 : 0;
  const head = display.slice(0, Math.max(0, start - back));
  const typed = given.kind === 'type' ? given.text : '';
  return { head, typed, tail: display.slice(end + ahead) };
}

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at += 1;
  return at === part.length;
}

function step(mask: Mask, box: Box, given: Act): Box {
  if (given.kind === 'select') {
    const [start, end] = [given.from, given.to].map((at) => Math.min(at, box.display.length)).toSorted((a, b) => a - b);
    return { ...box, start: start ?? 0, end: end ?? 0 };
  }
  const { head, typed, tail } = browse(box, given);
  const forward = given.kind === 'delete';
  const text = head + typed + tail;
  const edited = applyEdit({ mask, previous: box, text, caret: head.length + typed.length, forward });

  expect(edited.display).toBe(mask.format(edited.raw));
  expect(edited.caret).toBeGreaterThanOrEqual(0);
  expect(edited.caret).toBeLessThanOrEqual(edited.display.length);
  checkRaw(mask, {
    before: rawOf(head),
    typed,
    after: rawOf(tail),
    edited: edited.raw,
    previous: box.raw,
    forward,
    text,
  });
  return { raw: edited.raw, display: edited.display, start: edited.caret, end: edited.caret };
}

type Outcome = {
  readonly before: string;
  readonly typed: string;
  readonly after: string;
  readonly edited: string;
  readonly previous: string;
  readonly forward: boolean;
  readonly text: string;
};

function checkRaw(mask: Mask, { before, typed, after, edited, previous, forward, text }: Outcome): void {
  if (typed === '') {
    const overSeparator = before + after === previous && text !== mask.format(previous);
    const beside = forward ? before + after.slice(1) : before.slice(0, -1) + after;
    expect(edited).toBe(overSeparator ? beside : before + after);
    return;
  }
  const whole = mask.rawFrom(typed);
  const replaces = typed.length > 1 && (whole.length >= mask.minRaw || mask.rawFrom(text).length >= mask.minRaw);
  // The century of a card's year is understood once all its digits are there.
  const respelt = mask.name === 'cardExpiry' && mask.rawFrom(text) === edited;
  if (replaces || respelt || before + after === '') return;
  const kept = mask.name === 'phoneNumber' ? (before + after).replace(/^[09]+/, '') : before + after;
  expect(isSubsequence(kept, edited)).toBe(true);
  const characters = mask.characters(typed);
  const closes = mask.closePart !== undefined && characters === '';
  if (mask.name !== 'phoneNumber' && !closes) expect(edited).toBe(before + characters + after);
}

const runs = { numRuns: 150 };

describe.each(Object.values(masks))('[F-05] $name under random edits', (mask) => {
  test('loses no fitting character and keeps the caret in the field', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        acts.reduce<Box>((box, given) => step(mask, box, given), { raw: '', display: '', start: 0, end: 0 });
      }),
      runs,
    );
  });

  test('reads and shows stably, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d ./()+-]{0,20}$/)), (text) => {
        const raw = mask.rawFrom(text);
        const display = mask.format(raw);
        expect(rawOf(display)).toBe(raw);
        expect(mask.rawFrom(display)).toBe(raw);
        expect(mask.format(mask.rawFrom(display))).toBe(display);
      }),
      runs,
    );
  });

  test('whatever is deleted, the rest still stands', () => {
    const sample = fc.stringMatching(/^[\dA-C]{0,12}$/).map(mask.rawFrom);
    fc.assert(
      fc.property(sample, fc.nat(12), (raw, at) => {
        const rest = raw.slice(0, at) + raw.slice(at + 1);
        expect(rawOf(mask.format(rest))).toBe(rest);
      }),
      runs,
    );
  });
});
