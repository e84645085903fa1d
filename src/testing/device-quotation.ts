import type { OpenedThing } from '#contracts/calls/quoted-thing.ts';
import { calls } from '#contracts/index.ts';
import type { ApiDoor } from './api-client.ts';
import { proveVisitor, type Quoting } from './vehicle-quotation.ts';

/** A phone of last month that every insurer of the sandbox takes, some after a look at photos. */
export const galaxy = {
  BrandId: 2,
  ModelId: 203,
  ImeiNo: '490154203237518',
  InvoiceDate: '2026-10-01',
  InvoicePrice: 42_000.5,
} as const;

export type DeviceQuoting = Quoting & { readonly opened: OpenedThing };

/** An open quotation of a phone for who has proven their own in that browser; update asks the panel about that phone. */
export async function quoteDevice(
  { browser, phone }: Pick<Quoting, 'browser' | 'phone'>,
  model: object = {},
): Promise<DeviceQuoting> {
  const query = { QueryType: 'telefon', NationalNumber: '11111111110', Phone: phone, ...model };
  const reply = await browser.bySite(calls.deviceQueryInfo.path, query);
  const opened = calls.deviceQueryInfo.data.parse(reply.envelope.Data);
  const { HeaderGuid: headerGuid } = opened;
  return {
    browser,
    phone,
    headerGuid,
    opened,
    update: (answers = {}) =>
      browser.bySite(calls.deviceUpdateInfo.path, { HeaderGuid: headerGuid, ...galaxy, ...answers }),
  };
}

/** The same for somebody new. */
export const openDevice = async (api: ApiDoor, model: object = {}): Promise<DeviceQuoting> =>
  quoteDevice(await proveVisitor(api, 'telefon'), model);
