import { lines } from '#catalog/lines/index.ts';
import type { Day } from '#domain/dates.ts';
import { renewalStartOn } from '#domain/policy/renewal.ts';
import type { FoundDevice } from '#ports/found.ts';

/** The one day on which a phone's policy can begin: today, or the end of the policy that it follows. */
export function deviceStart({ renewsFrom }: Pick<FoundDevice, 'renewsFrom'>, today: Day): Day {
  return renewsFrom === undefined ? today : renewalStartOn(lines.telefon.renewalDays, renewsFrom, today);
}
