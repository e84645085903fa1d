import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { site } from '#config/site.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { calendarFile } from '#domain/policy/calendar.ts';
import { renewalPageTexts as words } from '#messages/policies.ts';
import { saveBlob } from './save-blob.ts';

export type EndingPolicy = Pick<Policy, 'PolicyGuid' | 'Line' | 'LicensePlateNumber' | 'Insured' | 'PolicyEnd'>;

/** The end of a policy for a calendar: its line and what is insured, and nothing else about anybody. */
export function policyCalendar(
  policy: EndingPolicy,
  { host, now }: { readonly host: string; readonly now: Date },
): string {
  const { PolicyGuid, Line, LicensePlateNumber, Insured, PolicyEnd } = policy;
  const { Kind, Title: title, Detail: detail } = Insured;
  return calendarFile({
    uid: `${PolicyGuid}@${host}`,
    writtenAt: now,
    producer: `-//${site.brand}//TR`,
    day: PolicyEnd,
    title: words.eventTitle(lines[Line].name, LicensePlateNumber ?? insuredWords[Kind].brief({ title, detail })),
    text: words.eventText,
    remindDaysBefore: lines[Line].renewalDays,
  });
}

export function saveCalendar(policy: EndingPolicy): void {
  const file = policyCalendar(policy, { host: location.host, now: new Date() });
  saveBlob(words.fileName, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
}
