import { setTimeout as pause } from 'node:timers/promises';
import { site } from '#config/site.ts';
import { calls } from '#contracts/index.ts';
import { type Fields, walkToReturn } from '#ports/conformance/form-browser.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';

const hostedCardFields = { number: '', month: '', year: '', cvc: '' };

/** The site's own calls to the API, for one visitor; undefined while nobody answers. */
export function customerOf(apiPort: number, visitor: string, token: string) {
  async function call(path: string, model: object): Promise<{ Success: boolean; Data: unknown } | undefined> {
    try {
      const reply = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...model, visitor, FromPlace: site.originCode, Source: site.source }),
        signal: AbortSignal.timeout(30_000),
      });
      return (await reply.json()) as { Success: boolean; Data: unknown };
    } catch {
      return undefined;
    }
  }

  /** Agrees to everything and goes through the bank's pages; gives what the browser brings back from there. */
  async function payAtBank(OfferGuid: string): Promise<Fields> {
    const basket = { OfferGuid, CrossSellingOffers: [], InstallmentCount: 1 };
    const told = await call(calls.paymentDetail.path, basket);
    if (!told?.Success) throw new Error(`No payment detail: ${JSON.stringify(told)}`);
    const { GrossPremium, Documents } = calls.paymentDetail.data.parse(told.Data);
    const AcceptedDocuments = Documents.filter(({ MustAccept }) => MustAccept).map(({ Key, Hash }) => `${Key}:${Hash}`);
    const model = { ...basket, GrossPremium, Email: 'kaos@ornek.example', AcceptedDocuments };
    const reply = await call(calls.startPayment.path, model);
    if (!reply?.Success) throw new Error(`The payment did not start: ${JSON.stringify(reply)}`);
    const { Url: action, Fields: fields, CardFields } = calls.startPayment.data.parse(reply.Data);
    if (!CardFields) throw new Error('No card form');
    const { Number: number, Month: month, Year: year, Cvc: cvc } = CardFields;
    const form = { kind: 'cardForm', action, fields, cardFields: { number, month, year, cvc } } as const;
    const returnUrl = fields.okUrl ?? '';
    return walkToReturn(form, { card: goodCard }, { returnUrl, hostedCardFields });
  }

  /** The browser's post to our address of return, repeated as an impatient person does. */
  async function comeBack(fields: Fields, times: number): Promise<void> {
    const once = () => call(calls.paymentReturn.path, { Provider: 'nestpay', Fields: JSON.stringify(fields) });
    await Promise.all(Array.from({ length: times }, once));
  }

  async function comeBackUntilHeard(fields: Fields, timeoutMs: number): Promise<void> {
    const until = performance.now() + timeoutMs;
    while (performance.now() < until) {
      const reply = await call(calls.paymentReturn.path, { Provider: 'nestpay', Fields: JSON.stringify(fields) });
      if (reply?.Success) return;
      await pause(100);
    }
  }

  return { payAtBank, comeBack, comeBackUntilHeard };
}
