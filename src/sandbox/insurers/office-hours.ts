import { formatMoment } from '#domain/dates.ts';
import type { Personality } from './personality.ts';

export function isOpen({ hours }: Personality, now: Date): boolean {
  if (hours === undefined) return true;
  const hour = Number(formatMoment(now).slice(11, 13));
  return hour >= hours.from && hour < hours.until;
}
