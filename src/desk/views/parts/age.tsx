import { ageOf } from '#domain/desk/age.ts';
import { ageTexts } from '#messages/desk-today.ts';

/** How long something has been there, in one unit; the moment itself for who points at it. */
export function Age({ since, now }: { readonly since: string; readonly now: string }) {
  const { unit, count } = ageOf(new Date(since), new Date(now));
  return (
    <time dateTime={since} className="whitespace-nowrap tabular-nums">
      {unit === 'minutes' && count === 0 ? ageTexts.now : ageTexts[unit](count)}
    </time>
  );
}
