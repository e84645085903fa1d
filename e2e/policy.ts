import { expect, type Page } from '@playwright/test';
import { walkToReturn } from '../src/ports/conformance/form-browser.ts';
import { goodCard } from '../src/ports/conformance/payment-harness.ts';
import { call, joinAside, logInAside, newPerson, type Person, sandboxAddress } from './person.ts';

type Offer = {
  readonly OfferGuid: string;
  readonly Line: string;
  readonly InsuranceFirm: string;
  readonly State: string;
};

/** Never odd: its answers follow from the question alone. */
const steady = '901';
/** A car that the registers know, whoever asks for it. */
const car = { LicensePlateNumber: '34KRS102', LicencePermitNo: 'AB123456' };
const returnPath = '/odeme/donus/nestpay';

/** A member whose phone is proven, logged in. */
export async function memberAside(page: Page): Promise<Person> {
  const person = newPerson();
  await joinAside(page, person);
  await logInAside(page, person);
  return person;
}

/** A policy of the member, bought without the screens; gives the order's reference. */
export async function buyAside(page: Page, person: Person, line: 'kasko' | 'trafik'): Promise<string> {
  const { request } = page.context();
  const { NationalNumber, Phone } = person;
  const data = async <Data>(endpoint: string, model: object): Promise<Data> => {
    const reply = await call(request, endpoint, model);
    expect(reply, endpoint).toMatchObject({ StatusCode: 200 });
    return reply.Data as Data;
  };
  const opening = { QueryType: line, NationalNumber, Phone, ...car };
  const { HeaderGuid } = await data<{ HeaderGuid: string }>('/arac/Vehicle/query-info', opening);
  const PolicyStart = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await data('/arac/Vehicle/update-info', { HeaderGuid, PolicyStart });
  let OfferGuid = '';
  await expect
    .poll(
      async () => {
        const { Offers } = await data<{ Offers: readonly Offer[] }>('/list/Offers/NewListOffer', { HeaderGuid });
        const offer = Offers.find(
          ({ Line, InsuranceFirm, State }) => Line === line && InsuranceFirm === steady && State === 'active',
        );
        OfferGuid = offer?.OfferGuid ?? '';
        return OfferGuid;
      },
      { timeout: 30_000, intervals: [100] },
    )
    .not.toBe('');
  const basket = { OfferGuid, InstallmentCount: 1 };
  const detail = await data<{ GrossPremium: number; Documents: readonly { Key: string; Hash: string }[] }>(
    '/api/payment/payment-detail',
    basket,
  );
  const started = await data<{ OrderReference: string; Url: string; Fields: Record<string, string> }>(
    '/api/payment/start',
    {
      ...basket,
      GrossPremium: detail.GrossPremium,
      Email: person.Email,
      AcceptedDocuments: detail.Documents.map(({ Key, Hash }) => `${Key}:${Hash}`),
    },
  );
  const { OrderReference, Url: action, Fields: fields } = started;
  const cardFields = {
    number: 'pan',
    month: 'Ecom_Payment_Card_ExpDate_Month',
    year: 'Ecom_Payment_Card_ExpDate_Year',
    cvc: 'cv2',
  };
  const returnUrl = fields.okUrl ?? '';
  const start = { kind: 'cardForm', action, fields, cardFields } as const;
  const form = await walkToReturn(start, { card: goodCard }, { returnUrl, hostedCardFields: cardFields });
  await request.post(returnPath, { form, maxRedirects: 0 });
  await expect
    .poll(async () => (await data<{ State: string }>('/api/payment/order', { OrderReference })).State, {
      timeout: 30_000,
      intervals: [200],
    })
    .toBe('done');
  return OrderReference;
}

/** What the bank moved for an order, by kind and kuruş. */
export async function movementsOf(reference: string): Promise<readonly string[]> {
  const reply = await fetch(`${sandboxAddress}/bank/ledger`, { headers: { accept: 'application/json' } });
  const rows = (await reply.json()) as readonly { orderId: string; type: string; amount: number; state: string }[];
  return rows
    .filter(({ orderId, state }) => orderId === reference && state === 'approved')
    .map(({ type, amount }) => `${type} ${Math.round(amount * 100)}`);
}
