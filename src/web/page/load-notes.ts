import type { RouterContextProvider } from 'react-router';
import type { SiteNote } from '#contracts/calls/content.ts';
import { hostContext } from './host-context.ts';

/** Undefined where nothing is said: pages are sent without a word about it. */
export async function loadNotes(context: Readonly<RouterContextProvider>): Promise<readonly SiteNote[] | undefined> {
  const notes = await context.get(hostContext).readNotes();
  return notes.length > 0 ? notes : undefined;
}
