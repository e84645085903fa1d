import { setTimeout as pause } from 'node:timers/promises';
import type { SiteNote } from '#contracts/calls/content.ts';

/** How old what is known of notes may be. */
export const notesFreshMs = 2_000;
/** A page does not wait longer for them: it is shown with what was known. */
export const notesPatienceMs = 500;

type Notes = readonly SiteNote[];

export type NotesWatch = {
  readonly read: () => Promise<Notes>;
  /** What changes with the notes. */
  readonly mark: () => Promise<string>;
  /** The same where nobody need be asked. */
  readonly knownMark: () => string | undefined;
};

/** What the agency says now, asked for by whoever needs it and at most every few seconds; at rest nobody is asked. */
export function watchNotes(ask: () => Promise<Notes | undefined>, now: () => number = Date.now): NotesWatch {
  let last: { readonly notes: Notes; readonly mark: string } = { notes: [], mark: '[]' };
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function askOnce(): Promise<void> {
    const notes = await ask();
    if (notes) last = { notes, mark: JSON.stringify(notes) };
    asking = undefined;
  }

  const isFresh = () => now() - askedAt <= notesFreshMs;
  async function current() {
    if (isFresh()) return last;
    asking ??= askOnce();
    await Promise.race([asking, pause(notesPatienceMs, undefined, { ref: false })]);
    // Who comes next does not wait for the same silence.
    askedAt = now();
    return last;
  }
  return {
    read: async () => (await current()).notes,
    mark: async () => (await current()).mark,
    knownMark: () => (isFresh() ? last.mark : undefined),
  };
}
