import { formatDay, formatMoment } from '#domain/dates.ts';

/** '15.11.2026 12:00' */
export function momentText(moment: Date): string {
  const [day = '', time = ''] = formatMoment(moment).split(' ');
  return `${formatDay(day)} ${time}`;
}
