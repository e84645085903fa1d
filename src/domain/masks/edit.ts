import { findChange } from './find-change.ts';
import { leavesOut, type Mask } from './mask.ts';

export type MaskedText = { readonly raw: string; readonly display: string };

export type Edit = {
  readonly mask: Mask;
  /** The field before the edit. */
  readonly previous: MaskedText;
  /** The text and caret the browser made of the edit. */
  readonly text: string;
  readonly caret: number;
  /** The Delete key (`deleteContentForward`): over a separator it takes the character after, not before. */
  readonly forward?: boolean;
  /** A word is still being composed; its text must stay as it is until it is done. */
  readonly composing?: boolean;
};

export type Placed = MaskedText & { readonly caret: number };
/** With whether something was written that the mask has no place for. */
export type Edited = Placed & { readonly leftOut: boolean };

type Split = { readonly before: string; readonly after: string };

/** Separators are never letters or digits, so the raw characters of a display can be counted. */
const countRaw = (display: string) => display.replace(/[^A-Z\d]/g, '').length;

function caretRange(display: string, rawIndex: number): { readonly first: number; readonly last: number } {
  const slots = [...display.matchAll(/[A-Z\d]/g)].map(({ index }) => index);
  const last = slots[rawIndex] ?? display.length;
  const previous = slots[rawIndex - 1];
  return { first: previous === undefined ? last : previous + 1, last };
}

/** The caret goes right after the characters before it; a deletion leaves it on its side of a separator. */
function place(mask: Mask, { before, after }: Split, caret = 0): Placed {
  const raw = before + after;
  const display = mask.format(raw);
  const { first, last } = caretRange(display, before.length);
  return { raw, display, caret: Math.min(Math.max(caret, first), last) };
}

/** The character beside a deleted separator goes with it, so that no key press is without effect. */
function stepOver({ before, after }: Split, forward: boolean): Split {
  return forward ? { before, after: after.slice(1) } : { before: before.slice(0, -1), after };
}

/** A complete value that finds no room beside what stands there takes its place, as a paste is meant. */
function isReplacement(mask: Mask, { before, after }: Split, inserted: string): boolean {
  if (inserted.length === 1) return false;
  const { length } = mask.rawFrom(inserted);
  const standing = before.length + after.length;
  return standing === 0 || (length >= mask.minRaw && standing + length > mask.maxRaw);
}

/** Whether a text is a whole value as it stands: over '16.06.1990', '15/06/1990' is no '5/06/1990' behind a 1. */
function isComplete({ rawFrom, minRaw, maxRaw }: Mask, text: string): boolean {
  const { length } = rawFrom(text);
  return length >= minRaw && length <= maxRaw;
}

/**
 * A paste over everything may begin like the old text: '1.2.2000' over '12.03.1990' is read from its start. So is what
 * is too much for the mask only letter by letter: '08/2029'.
 */
function isRespelling(mask: Mask, { after }: Split, { text, inserted }: { text: string; inserted: string }): boolean {
  const { length } = mask.rawFrom(text);
  const fitsOnlyWhole =
    length <= mask.maxRaw && mask.characters(text).length > mask.maxRaw && mask.settle === undefined;
  return after === '' && (inserted.length > 1 || fitsOnlyWhole) && length >= mask.minRaw;
}

function insert(mask: Mask, { before, after }: Split, inserted: string): Split {
  const closes = after === '' && /^[\s./,-]$/.test(inserted);
  if (closes) return { before: mask.closePart?.(before) ?? before, after };
  const joined = before + mask.characters(inserted);
  const dropped = mask.settle ? joined.length + after.length - mask.settle(joined + after).length : 0;
  return { before: joined.slice(dropped), after: after.slice(Math.max(0, dropped - joined.length)) };
}

function whole(mask: Mask, text: string, caret = text.length): Placed {
  const raw = mask.rawFrom(text);
  const index = Math.min(mask.rawFrom(text.slice(0, caret)).length, raw.length);
  return place(mask, { before: raw.slice(0, index), after: raw.slice(index) });
}

/** What one edit leaves in a field, and what of the text it put there. */
function edit({ mask, previous, text, caret, forward = false }: Edit): { placed: Placed; written: string } {
  const isOurs = previous.display === mask.format(previous.raw);
  const change = isOurs ? findChange(previous.display, text, caret) : undefined;
  if (!change) return { placed: whole(mask, text, caret), written: text };

  const { kept, removed, inserted } = change;
  const start = countRaw(kept);
  const split = { before: previous.raw.slice(0, start), after: previous.raw.slice(start + countRaw(removed)) };
  if (inserted === '') {
    const deletes = removed === '' || countRaw(removed) > 0;
    const placed = deletes ? place(mask, split, caret) : place(mask, stepOver(split, forward), forward ? caret : 0);
    return { placed, written: '' };
  }
  const isWhole = removed !== '' && split.after === '' && isComplete(mask, text);
  if (!isWhole && isReplacement(mask, split, inserted)) return { placed: whole(mask, inserted), written: inserted };
  const respelt = isRespelling(mask, split, { text, inserted });
  return { placed: respelt ? whole(mask, text) : place(mask, insert(mask, split, inserted)), written: inserted };
}

/** One edit of a masked field, from what the browser shows to what the field holds. */
export function applyEdit(given: Edit): Edited {
  const { mask, text, caret, composing = false } = given;
  if (composing) return { raw: mask.rawFrom(text), display: text, caret, leftOut: false };
  const { placed, written } = edit(given);
  return { ...placed, leftOut: leavesOut(mask, written) };
}
