import type { FormValues } from '#catalog/fields/values.ts';
import type { VehicleSubject } from '#catalog/flows/vehicle-form.ts';
import { addDays, type Day, formatDay, readDay } from '#domain/dates.ts';
import { lineNotes } from '#messages/vehicle-step.ts';
import { Note } from '../../ui/note.tsx';

/** Days for which the seller's policy goes on to cover the buyer. */
const buyerDays = 15;

type LineNoteProps = { readonly subject: VehicleSubject; readonly values: FormValues; readonly today: Day };

function deadline(sale: string, today: Day): string | undefined {
  const day = readDay(sale);
  if (day === undefined || day > today) return undefined;
  const last = addDays(day, buyerDays);
  const { until, over } = lineNotes.secondHand;
  return last >= today ? until(formatDay(last)) : over(formatDay(last));
}

/** What a person should know before choosing, where the line has something to say. */
export function LineNote({ subject: { line, secondHand }, values, today }: LineNoteProps) {
  if (secondHand) {
    const told = deadline(String(values.NotarySaleDate ?? ''), today);
    return (
      <Note look="info" title={lineNotes.secondHand.title}>
        <p>{lineNotes.secondHand.text}</p>
        <p role="status" className="mt-1 font-semibold empty:hidden">
          {told}
        </p>
      </Note>
    );
  }
  if (line !== 'imm' && line !== 'yesilKart') return null;
  return (
    <Note look="info" title={lineNotes[line].title}>
      {lineNotes[line].text}
    </Note>
  );
}
