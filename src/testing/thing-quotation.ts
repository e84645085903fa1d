import type { OpenedThing } from '#contracts/calls/quoted-thing.ts';
import { calls } from '#contracts/index.ts';
import type { Quoting } from './vehicle-quotation.ts';

const callsOf = {
  petsaglik: { open: calls.petQueryInfo, update: calls.petUpdateInfo },
  telefon: { open: calls.deviceQueryInfo, update: calls.deviceUpdateInfo },
} as const;
export type ThingLine = keyof typeof callsOf;

export type ThingQuoting = Quoting & { readonly opened: OpenedThing };

/** An open quotation of who has proven their phone in that browser; update asks the panel with the usual answers under what is given. */
export async function quoteThing(
  { browser, phone }: Pick<Quoting, 'browser' | 'phone'>,
  { line, usual, model }: { readonly line: ThingLine; readonly usual: object; readonly model: object },
): Promise<ThingQuoting> {
  const { open, update } = callsOf[line];
  const query = { QueryType: line, NationalNumber: '11111111110', Phone: phone, ...model };
  const opened = open.data.parse((await browser.bySite(open.path, query)).envelope.Data);
  const { HeaderGuid: headerGuid } = opened;
  return {
    browser,
    phone,
    headerGuid,
    opened,
    update: (answers = {}) => browser.bySite(update.path, { HeaderGuid: headerGuid, ...usual, ...answers }),
  };
}
