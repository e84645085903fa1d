import type { FormValues } from '#catalog/fields/values.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import type { VehicleSubject } from '#catalog/risks/vehicle/subject.ts';
import { addDays, type Day, formatDay, readDay } from '#domain/dates.ts';
import { secondHandNote } from '#messages/vehicle-step.ts';
import { Note } from '../../../ui/note.tsx';

/** Days for which the seller's policy goes on to cover the buyer. */
const buyerDays = 15;

type LineNoteProps = { readonly subject: VehicleSubject; readonly values: FormValues; readonly today: Day };

function deadline(sale: string, today: Day): string | undefined {
  const day = readDay(sale);
  if (day === undefined || day > today) return undefined;
  const last = addDays(day, buyerDays);
  const { until, over } = secondHandNote;
  return last >= today ? until(formatDay(last)) : over(formatDay(last));
}

/** What a person should know before choosing, where the line has something to say. */
export function LineNote({ subject: { line, variant }, values, today }: LineNoteProps) {
  if (variant === 'secondHand') {
    const told = deadline(String(values.NotarySaleDate ?? ''), today);
    return (
      <Note look="info" title={secondHandNote.title}>
        <p>{secondHandNote.text}</p>
        <p role="status" className="mt-1 font-semibold empty:hidden">
          {told}
        </p>
      </Note>
    );
  }
  const { note } = vehicleColumnsOf(line);
  if (note === 'none') return null;
  return (
    <Note look="info" title={note.title}>
      {note.text}
    </Note>
  );
}
