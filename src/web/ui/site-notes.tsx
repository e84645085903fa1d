import type { SiteNote } from '#contracts/calls/content.ts';
import { Note } from './note.tsx';

/** What the agency says to everybody now. */
export function SiteNotes({ notes }: { readonly notes: readonly SiteNote[] | undefined }) {
  return notes ? (
    <div role="status" className="grid gap-2 py-3">
      {notes.map(({ Text, Look }) => (
        <Note key={Text} look={Look}>
          {Text}
        </Note>
      ))}
    </div>
  ) : null;
}
