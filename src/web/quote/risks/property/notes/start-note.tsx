import { startRefusal } from '#catalog/risks/property/start.ts';
import type { PropertySubject } from '#catalog/risks/property/subject.ts';
import { type Day, readDay } from '#domain/dates.ts';
import { Note } from '../../../../ui/note.tsx';

type StartNoteProps = {
  readonly subject: PropertySubject;
  /** As it stands in its field. */
  readonly start: string;
  readonly today: Day;
};

/** That the policy of the address is still in force is better heard at the day than after asking. */
export function StartNote({ subject, start, today }: StartNoteProps) {
  const day = readDay(start);
  const refusal = day === undefined ? undefined : startRefusal(subject, day, today);
  return refusal ? <Note look="warning">{refusal}</Note> : null;
}
