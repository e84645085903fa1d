import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import type { Day } from '#domain/dates.ts';
import type { FoundOf } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';
import { deviceStart } from './start.ts';

/** What was sent, with what is known of the customer: policies bear the name that registers know. */
export function mergeAnswers(found: FoundOf<'device'>, sent: DeviceAnswers, today: Day): DeviceAnswers {
  const { Name, Surname, ...place } = ownerAnswers(found.owner);
  return withoutGaps({
    ...place,
    PolicyStart: deviceStart(found, today),
    ...withoutGaps(sent),
    ...movedPlace(sent, found.owner.provinceCode),
    Name,
    Surname,
  });
}

/** The answers without the days on which the policy begins and ends: on another day they would be others. */
export function storedAnswers({ PolicyStart: _today, PolicyEnd: _end, ...sent }: DeviceAnswers): DeviceAnswers {
  return sent;
}
