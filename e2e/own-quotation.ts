import { expect, type Page } from '@playwright/test';
import { car } from './journey.ts';
import { call, type Person } from './person.ts';

type Listed = { readonly Data: { readonly Offers: readonly { readonly State: string }[] } };

/** Waits until no answer to a quotation is in a state any more. */
export async function expectNone(page: Page, HeaderGuid: string, state: 'waiting' | 'active'): Promise<void> {
  const { request } = page.context();
  await expect
    .poll(
      async () => {
        const reply = (await call(request, '/list/Offers/NewListOffer', { HeaderGuid })) as unknown as Listed;
        return reply.Data.Offers.filter(({ State }) => State === state).length;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
}

/** A traffic quotation of the member, asked without the screens. */
export async function askAsMember(page: Page, { NationalNumber, Phone }: Person): Promise<string> {
  const { request } = page.context();
  const opened = await call(request, '/arac/Vehicle/query-info', {
    QueryType: 'trafik',
    NationalNumber,
    Phone,
    ...car,
  });
  const { HeaderGuid = '' } = opened.Data;
  const PolicyStart = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await call(request, '/arac/Vehicle/update-info', { HeaderGuid, PolicyStart });
  await expectNone(page, HeaderGuid, 'waiting');
  return HeaderGuid;
}

/** An earthquake quotation of the member for a home by its code, asked without the screens; gives its address. */
export async function askHomeAsMember(
  page: Page,
  { NationalNumber, Phone }: Person,
  UAVTNumber: string | undefined,
): Promise<string> {
  const { request } = page.context();
  const asked = { QueryType: 'dask', NationalNumber, Phone, UAVTNumber };
  const opened = await call(request, '/konut/Property/query-info', asked);
  const { HeaderGuid = '', Address } = opened.Data as { HeaderGuid?: string; Address?: { OpenAddress: string } };
  const building = { DaskInsaTarzi: '1', DaskInsaYili: '5', DaskKullanimSekli: '1', FloorCount: '2', DamageState: '1' };
  const PolicyStart = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const told = { HeaderGuid, GrossArea: 110, ...building, InsuredRole: '1', PolicyStart };
  const updated = await call(request, '/konut/Property/update-info', told);
  expect(updated.StatusCode).toBe(200);
  return Address?.OpenAddress ?? '';
}
