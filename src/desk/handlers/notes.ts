import type { DataOf } from '#contracts/desk/index.ts';
import { noteEnd } from '#domain/site-note.ts';
import { noteTexts as words } from '#messages/desk-notes.ts';
import type { NoteRow } from '#ports/site-notes.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type DeskHandlers, missing, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

const notesPath = '/duyurular';

function wireOf({ id, text, look, from, until, by, ended }: NoteRow, now: Date): DataOf<'note'> {
  return {
    Id: id,
    Text: text,
    Look: look,
    From: from.toISOString(),
    Until: until.toISOString(),
    By: by,
    State: ended ? 'ended' : until <= now ? 'over' : 'running',
    Ended: ended ? { At: ended.at.toISOString(), By: ended.by } : null,
  };
}

export const noteHandlers = ({
  notes,
  clock,
  secrets,
}: DeskPorts): Pick<DeskHandlers, 'endNote' | 'note' | 'notes' | 'publishNote'> => ({
  async notes({ Page }) {
    const now = clock.now();
    const page = pageRows(Page, await notes.page(rowsOf(Page)), (note) => wireOf(note, now));
    return shown({ ...page, Once: secrets.guid() });
  },
  async note({ Note }) {
    const note = await notes.read(Note);
    return note ? shown(wireOf(note, clock.now())) : missing;
  },
  async publishNote({ Text, Look, Span, Once }, { operator }) {
    const now = clock.now();
    await notes.publish({ id: Once, text: Text, look: Look, from: now, until: noteEnd(Span, now) }, operator.id);
    return { kind: 'done', to: notesPath, word: words.published };
  },
  async endNote({ Note }, { operator }) {
    if (await notes.end(Note, operator.id, clock.now())) return { kind: 'done', to: notesPath, word: words.ended };
    return (await notes.read(Note)) ? { kind: 'refused', word: words.notRunning } : missing;
  },
});
