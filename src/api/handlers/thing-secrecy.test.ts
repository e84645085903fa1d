import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { carryRefund } from '#services/policy/carry-refund.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { mailOffers } from '#services/quotation/mail-offers.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { galaxy } from '#testing/device-quotation.ts';
import { imeiOf } from '#testing/imei.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { dog, petCare } from '#testing/pet-quotation.ts';
import { buyAs, type Holder, joinHolder, policyOf, readDetail, withdrawAs } from '#testing/policy-holder.ts';

/** No other text of the journeys holds them. */
const imei = imeiOf('350203', 987_654);
const chip = '990000081726354';
const siteUrl = 'https://karsila.example';
const start = '2026-11-15';

const things = [
  {
    line: 'telefon',
    number: imei,
    answers: { ImeiNo: imei },
    read: calls.deviceQuotation,
    update: calls.deviceUpdateInfo,
    refused: [
      { ...galaxy, ImeiNo: `${imei}0` },
      { ...galaxy, ImeiNo: imei, ModelId: 204 },
      { ...galaxy, ImeiNo: imei, InvoicePrice: 1 },
      { ...galaxy, ImeiNo: [imei] },
    ],
  },
  {
    line: 'petsaglik',
    number: chip,
    answers: { Pets: [{ ...dog, ChipNo: chip }] },
    read: calls.petQuotation,
    update: calls.petUpdateInfo,
    refused: [
      { ...petCare, Pets: [{ ...dog, ChipNo: `${chip}0` }] },
      { ...petCare, Pets: [{ ...dog, ChipNo: chip, Breed: 'pitbull-terrier' }] },
      { ...petCare, Pets: [{ ...dog, ChipNo: chip, PetBirthdate: '1990-01-01' }] },
      { ...petCare, Pets: [{ ...dog, ChipNo: [chip] }] },
    ],
  },
] as const;

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api, {});
});
afterAll(() => api.close());

/** All that reached the holder: messages, mails, and what can be read in the files of the mails. */
async function received(): Promise<string> {
  const { Phone, Email } = holder.person;
  const mails = await api.sandbox.mails(Email);
  const files = mails.flatMap(({ attachments }) => attachments.map(({ base64 }) => Buffer.from(base64, 'base64')));
  return [JSON.stringify([await api.sandbox.inbox(Phone), mails]), ...files.map((file) => readPdf(file).text)].join(
    '\n',
  );
}

describe.each(things)('the whole number of what $line insures', (thing) => {
  const { line, number, answers } = thing;

  test('is told to insurers and its owner, and stands in no log, mail, SMS, shared list or other reply', async () => {
    const bought = await buyAs(holder, { line, insurer: '912', start, answers });
    const { HeaderGuid, OrderReference } = bought;
    const { browser } = holder;
    const own = await browser.bySite(thing.read.path, { HeaderGuid });
    expect(JSON.stringify(own.envelope)).toContain(number);
    const { rows } = await api.database.$client.query('select reference from offers where quotation_id = $1', [
      HeaderGuid,
    ]);
    const asked = await fetch(`${api.sandbox.url}/insurers/questions?reference=${rows[0]?.reference}`);
    expect(await asked.text()).toContain(number);

    const replies: unknown[] = [bought];
    for (const answer of thing.refused) {
      const { envelope } = await browser.bySite(thing.update.path, { HeaderGuid, ...answer });
      expect(envelope.Success).toBe(false);
      replies.push(envelope);
    }
    replies.push((await browser.bySite(calls.listOffers.path, { HeaderGuid })).envelope);
    const shared = await browser.bySite(calls.shareOffers.path, { HeaderGuid });
    const { Token } = calls.shareOffers.data.parse(shared.envelope.Data);
    const list = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
    expect(calls.sharedOffers.data.parse(list.envelope.Data).Offers.length).toBeGreaterThan(0);
    await mailOffers(api.ports, { headerGuid: HeaderGuid });
    await deliverPolicies(api.ports, { reference: OrderReference, again: false });
    const policyId = policyOf(bought, line);
    const policies = (await browser.byUser(calls.myPolicies.path)).envelope;
    replies.push(shared.envelope, list.envelope, policies, await readDetail(holder, policyId));
    for (const text of [JSON.stringify(replies), api.logs.join('\n'), await received()])
      expect(text).not.toContain(number);
    expect(api.logs.join('\n')).toContain('answered');
    expect(await received()).toContain('Poliçeniz hazır');
  });
});

test('neither does it when a policy is given back, nor when another is about to end', async () => {
  const { envelope } = await holder.browser.byUser(calls.myPolicies.path);
  const pet = calls.myPolicies.data.parse(envelope.Data).Data.find(({ Line }) => Line === 'petsaglik');
  if (!pet) throw new Error('There is no policy');
  await withdrawAs(holder, pet.PolicyGuid);
  const refund = await api.ports.refunds.ofPolicy(pet.PolicyGuid);
  for (const _step of ['ended', 'paid']) await carryRefund(api.ports, { refundId: refund?.id ?? '' });
  api.clock.advance(356 * 86_400);
  await remindRenewals({ ...api.ports, siteUrl });
  const text = await received();
  for (const word of ['İadeniz yapıldı', 'Cep telefonu sigortası poliçeniz 15.11.2027 günü bitiyor'])
    expect(text).toContain(word);
  for (const number of [imei, chip]) {
    expect(text).not.toContain(number);
    expect(api.logs.join('\n')).not.toContain(number);
  }
});
