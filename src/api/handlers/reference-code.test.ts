import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openHealthQuotation } from '#testing/health-quotation.ts';
import { openPropertyQuotation } from '#testing/property-quotation.ts';
import { quoteTrip } from '#testing/trip-quotation.ts';
import { driver, openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const kept = async ({ headerGuid }: { readonly headerGuid: string }) =>
  (await api.ports.quotations.read(headerGuid))?.referenceCode;

describe('[N-14] the reference code of the first step', () => {
  const told = { ReferenceCode: ' KOMŞU-7 ' };
  test.each([
    ['vehicle', () => openQuotation(api, told)],
    ['property', () => openPropertyQuotation(api, told)],
    ['health', () => openHealthQuotation(api, told)],
    ['trip', async () => quoteTrip(await proveVisitor(api, 'seyahat'), told)],
  ] as const)('is kept with a %s quotation', async (_kind, open) => {
    expect(await kept(await open())).toBe('KOMŞU-7');
  });

  test('may be left out, and another one stands once the quotation is looked for again', async () => {
    const { browser, phone, headerGuid } = await openQuotation(api);
    expect(await kept({ headerGuid })).toBeUndefined();
    const again = { QueryType: 'kasko', Phone: phone, ...driver, HeaderGuid: headerGuid, ReferenceCode: 'BAŞKA' };
    await browser.bySite(calls.vehicleQueryInfo.path, again);
    expect(await kept({ headerGuid })).toBe('BAŞKA');
  });

  test('of more than forty letters is refused', async () => {
    const { browser, phone } = await proveVisitor(api);
    const query = { QueryType: 'kasko', Phone: phone, ...driver, ReferenceCode: 'x'.repeat(41) };
    const { envelope } = await browser.bySite(calls.vehicleQueryInfo.path, query);
    const Message = 'En fazla 40 karakter yazabilirsiniz. Lütfen kısaltınız.';
    expect(envelope).toMatchObject({ Success: false, StatusCode: 1000, Message });
  });
});
