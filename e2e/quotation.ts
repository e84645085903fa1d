import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newPerson, readCode } from './person.ts';

type Reply = { readonly StatusCode: number; readonly Data: Record<string, string> };

const agreed = { PrivacyAgreement: true, OpenDataAgreement: true, AdvertisementAgreement: false };
/** A clean driver of the sandbox and the car the registers know. */
const driver = { NationalNumber: '11111111110', LicensePlateNumber: '34ABC123', LicencePermitNo: 'AB123456' };

async function call(request: APIRequestContext, endpoint: string, model: object): Promise<Reply> {
  const reply = await request.post(`/api/proxy?endpoint=${encodeURIComponent(endpoint)}&isJson=1`, { data: model });
  return reply.json();
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

/** A kasko quotation whose insurers are being asked, made without the screens. */
export async function askAside(page: Page) {
  const { request } = page.context();
  // The first page gives the visitor an id, which the calls that follow share.
  await request.get('/');
  const { Phone } = newPerson();
  const { NationalNumber } = driver;
  await call(request, '/gecici-kod', { NationalNumber, Phone, QueryType: 'kasko', ...agreed });
  const SmsActivationCode = await readCode(Phone);
  await call(request, '/gecici-onay', { SmsActivationCode, Gsm: Phone, QueryType: 'kasko', ...agreed });
  const opened = await call(request, '/arac/Vehicle/query-info', { QueryType: 'kasko', Phone, ...driver });
  const headerGuid = opened.Data.HeaderGuid ?? '';
  const asked = await call(request, '/arac/Vehicle/update-info', {
    HeaderGuid: headerGuid,
    PolicyStart: inTenDays(),
    CrossSellingBranches: ['ferdikaza', 'hukuksalkoruma'],
  });
  expect(asked.StatusCode).toBe(200);
  return { headerGuid, phone: Phone, address: `/trafik/kasko-teklif?teklif=${headerGuid}&adim=teklifler` };
}
