import { calls } from '#contracts/index.ts';
import type { ApiDoor, ApiReply } from './api-client.ts';
import { type Browser, openBrowser } from './browser.ts';
import { newPerson } from './people.ts';

/** A clean driver of the sandbox with the car the registers know. */
export const driver = { NationalNumber: '11111111110', LicensePlateNumber: '34 abc 123', LicencePermitNo: 'AB123456' };

export type Quoting = {
  readonly browser: Browser;
  readonly phone: string;
  readonly headerGuid: string;
  update(answers?: object): Promise<ApiReply>;
};

/** A visitor whose phone is proven. */
export async function proveVisitor(api: ApiDoor, queryType = 'kasko'): Promise<{ browser: Browser; phone: string }> {
  const [browser, person] = [openBrowser(api), newPerson()];
  await browser.verify(person, queryType);
  return { browser, phone: person.Phone };
}

/** An open quotation of somebody whose phone is proven; update asks the panel with the answers of the line. */
export async function openQuotation(api: ApiDoor, model: object = {}, answers: object = {}): Promise<Quoting> {
  const { browser, phone } = await proveVisitor(api);
  const query = { QueryType: 'kasko', Phone: phone, ...driver, ...model };
  const reply = await browser.bySite(calls.vehicleQueryInfo.path, query);
  const { HeaderGuid: headerGuid } = calls.vehicleQueryInfo.data.parse(reply.envelope.Data);
  return {
    browser,
    phone,
    headerGuid,
    update: (more = {}) =>
      browser.bySite(calls.vehicleUpdateInfo.path, {
        HeaderGuid: headerGuid,
        PolicyStart: '2026-11-20',
        ...answers,
        ...more,
      }),
  };
}
