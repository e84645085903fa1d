import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { hydrated } from './browser.ts';
import { car } from './journey.ts';
import { agreed, call, newPerson, readCode, sandboxAddress } from './person.ts';

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

/** What a quotation is opened with, by the names of query-info. */
export type Opening = { readonly QueryType: string; readonly NationalNumber: string } & Readonly<
  Record<string, unknown>
>;

/** A quotation whose phone is proven and whose registers were asked, made without the screens. */
export function openAside(page: Page, opening: Opening, sandbox = sandboxAddress) {
  return openBy(page.context().request, opening, sandbox);
}

/** The same by who holds nothing but a visitor's cookies. */
export async function openBy(request: APIRequestContext, opening: Opening, sandbox: string) {
  // The first page gives the visitor an id, which the calls that follow share.
  await request.get('/');
  const { Phone } = newPerson();
  const { QueryType, NationalNumber } = opening;
  await call(request, '/gecici-kod', { NationalNumber, Phone, QueryType, ...agreed });
  const SmsActivationCode = await readCode(Phone, 1, sandbox);
  await call(request, '/gecici-onay', { SmsActivationCode, Gsm: Phone, QueryType, ...agreed });
  const opened = await call(request, '/arac/Vehicle/query-info', { Phone, ...opening });
  expect(opened.StatusCode).toBe(200);
  return { headerGuid: opened.Data.HeaderGuid ?? '', phone: Phone };
}

/** A kasko quotation whose insurers are being asked, made without the screens. */
export async function askAside(
  page: Page,
  opening: Partial<Opening> = {},
  { sandbox = sandboxAddress, branches = ['ferdikaza', 'hukuksalkoruma'] } = {},
) {
  const { NationalNumber } = newPerson();
  const { headerGuid, phone } = await openAside(
    page,
    { QueryType: 'kasko', NationalNumber, ...car, ...opening },
    sandbox,
  );
  const asked = await call(page.context().request, '/arac/Vehicle/update-info', {
    HeaderGuid: headerGuid,
    PolicyStart: inTenDays(),
    CrossSellingBranches: branches,
  });
  expect(asked.StatusCode).toBe(200);
  return {
    headerGuid,
    phone,
    nationalNumber: opening.NationalNumber ?? NationalNumber,
    address: `/trafik/kasko-teklif?teklif=${headerGuid}&adim=teklifler`,
  };
}

/** Comes to a step of a quotation from its first one, as the application leads there: the server draws nothing of it. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, 'http://site').pathname);
  await hydrated(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
