import { deskTexts } from '#messages/desk.ts';

const format = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Day and time in Istanbul. */
export function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return deskTexts.none;
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {format.format(new Date(at))}
    </time>
  );
}
