import { calls } from '#contracts/index.ts';
import { carryRefund } from '#services/policy/carry-refund.ts';
import type { TestApi } from './api-client.ts';
import { readPdf } from './pdf-text.ts';
import type { Holder } from './policy-holder.ts';

/** Carries the refund of a policy one step on, as its job does. */
export async function carryRefundOf(api: TestApi, policyId: string): Promise<void> {
  const refund = await api.ports.refunds.ofPolicy(policyId);
  if (!refund) throw new Error('There is no refund');
  await carryRefund(api.ports, { refundId: refund.id });
}

/** What a document of a policy says. */
export async function documentText(
  { browser }: Holder,
  document: { readonly PolicyGuid: string; readonly DocumentKey: string },
): Promise<string> {
  const { envelope } = await browser.byUser(calls.getPdf.path, document);
  return readPdf(Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64')).text;
}

/** Mails to the holder whose subject holds the word. */
export async function mailsAbout(api: TestApi, { person }: Holder, word: string) {
  return (await api.sandbox.mails(person.Email)).filter(({ subject }) => subject.includes(word));
}
