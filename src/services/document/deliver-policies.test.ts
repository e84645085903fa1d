import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { buy, type Offered, offered, offerOf } from '#testing/purchase.ts';
import { DeliveryPending, deliverPolicies } from './deliver-policies.ts';
import { orderDelivery } from './delivery-state.ts';

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

type Purchase = { readonly offer: Offered; readonly status: OrderStatus; readonly email: string };

/** Kasko at one insurer and personal accident at another, bought by somebody new. */
async function purchase(installmentCount = 1): Promise<Purchase> {
  count += 1;
  const email = `alici${count}@example.com`;
  const offer = await offered(api);
  const basket = { main: offerOf(offer, '901'), addOns: [offerOf(offer, '912', 'ferdikaza')], installmentCount };
  const status = await buy(offer.quoting, { ...basket, email });
  expect(status.State).toBe('done');
  return { offer, status, email };
}

const behave = (partner: string, mode: 'ok' | 'error' | 'decline') =>
  api.sandbox.world.behaviours.change(partner, { mode });
const deliver = ({ status }: Purchase, again = false) =>
  deliverPolicies(api.ports, { reference: status.OrderReference, again });
const inbox = ({ email }: Purchase) => api.sandbox.mails(email);
const notes = async ({ offer }: Purchase): Promise<readonly string[]> =>
  (await api.sandbox.inbox(offer.quoting.phone)).map(({ text }) => text).filter((text) => text.includes('Poliçeniz'));

async function stateOf({ status }: Purchase) {
  const order = await api.ports.orders.find(status.OrderReference);
  if (!order) throw new Error('no order');
  const { mail, note } = await orderDelivery(api.ports, order);
  return `${mail}, note ${note}`;
}

describe('[N-13] after a successful payment', () => {
  test('one mail brings every policy with its summary, and one SMS tells of it without anything personal', async () => {
    const bought = await purchase(6);
    expect(await stateOf(bought)).toBe('waiting, note waiting');
    await deliver(bought);
    const [mail, ...more] = await inbox(bought);
    expect(more).toEqual([]);
    const [kasko, accident] = bought.status.Items;
    expect(mail?.subject).toBe('Poliçeleriniz hazır – Karşıla Sigorta');
    expect(mail?.attachments.map(({ name, type }) => [name, type])).toEqual([
      [`Poliçe ${kasko?.PolicyNo}.pdf`, 'application/pdf'],
      [`Poliçe özeti ${kasko?.PolicyNo}.pdf`, 'application/pdf'],
      [`Poliçe ${accident?.PolicyNo}.pdf`, 'application/pdf'],
      [`Poliçe özeti ${accident?.PolicyNo}.pdf`, 'application/pdf'],
      ['Mesafeli satış sözleşmesi.pdf', 'application/pdf'],
    ]);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`Kasko, Çınaraltı Sigorta: poliçe no ${kasko?.PolicyNo}, 20.11.2026 – 20.11.2027`);
      expect(body).toMatch(/Kartınızdan çekilen tutar: [\d.]+,\d\d TL, 6 taksit\./);
      expect(body).toContain('Levha no T00000');
    }
    const [policy, summary] = (mail?.attachments ?? []).map(({ base64 }) => Buffer.from(base64, 'base64'));
    expect(policy?.toString('latin1', 0, 4)).toBe('%PDF');
    const read = readPdf(summary ?? Buffer.of());
    expect(read.title).toBe('Poliçe özeti: Kasko');
    expect(read.text).toContain(`Poliçe no ${kasko?.PolicyNo}`);
    expect(read.text).toContain('Plaka 34ABC123');
    expect(read.text).toContain('6. taksit');
    expect(await notes(bought)).toEqual(['Karşıla Sigorta: Poliçeniz hazır, belgelerinizi e-postanıza gönderdik.']);
    expect(await stateOf(bought)).toBe('sent, note sent');
  });

  test('the mail’s link tells another device nothing until the code to the order’s phone is typed there', async () => {
    const bought = await purchase();
    await deliver(bought);
    const [mail] = await inbox(bought);
    const link = new URL(/https?:\/\/\S+adim=sonuc\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const [OrderReference, Token] = [link.searchParams.get('siparis'), link.searchParams.get('listem')];
    const device = openBrowser(api);
    const ask = async (path: string) => (await device.bySite(path, { OrderReference })).envelope.StatusCode;
    expect(await ask(calls.orderStatus.path)).toBe(404);
    expect(await ask(calls.orderGlimpse.path)).toBe(404);
    api.clock.advance(61);
    expect((await device.bySite(calls.resumeOffers.path, { Token })).envelope.StatusCode).toBe(200);
    expect(await ask(calls.orderStatus.path)).toBe(404);
    const SmsActivationCode = await device.readCode(bought.offer.quoting.phone);
    await device.bySite(calls.confirmResume.path, { Token, SmsActivationCode });
    expect(await ask(calls.orderStatus.path)).toBe(200);
  });

  test('the mail is sent once, however often and however many at once try', async () => {
    const bought = await purchase();
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => deliver(bought)));
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DeliveryPending);
    await deliver(bought);
    await deliver(bought);
    expect(await inbox(bought)).toHaveLength(1);
    expect(await notes(bought)).toHaveLength(1);
  });

  test('who asks for it again gets the mail again, and no second SMS', async () => {
    const bought = await purchase();
    await deliver(bought);
    await deliver(bought, true);
    const [again, first] = await inbox(bought);
    expect(again?.attachments).toEqual(first?.attachments);
    expect(await notes(bought)).toHaveLength(1);
    await deliver(bought);
    expect(await inbox(bought)).toHaveLength(2);
  });

  test('one wish to have it again is one mail in the box, however often its job is tried', async () => {
    const bought = await purchase();
    await deliver(bought);
    const { OrderReference: reference } = bought.status;
    for (const wish of ['a', 'a', 'b']) await deliverPolicies(api.ports, { reference, again: true, wish });
    expect(await inbox(bought)).toHaveLength(3);
  });

  test('a policy that is not there yet is waited for; after ten minutes the rest is sent, and the policy when it comes', async () => {
    const bought = await purchase();
    behave('insurers/912', 'error');
    await expect(deliver(bought)).rejects.toBeInstanceOf(DeliveryPending);
    expect([await inbox(bought), await notes(bought)]).toEqual([[], []]);

    api.clock.advance(10 * 60);
    await expect(deliver(bought)).rejects.toBeInstanceOf(DeliveryPending);
    await expect(deliver(bought)).rejects.toBeInstanceOf(DeliveryPending);
    const [part, ...more] = await inbox(bought);
    expect(more).toEqual([]);
    expect(part?.attachments).toHaveLength(4);
    expect(part?.text).toContain('henüz bize ulaşmadı: Patika Sigorta. Belge gelince size ayrıca göndereceğiz.');
    expect(await stateOf(bought)).toBe('inPart, note sent');

    behave('insurers/912', 'ok');
    await deliver(bought);
    await deliver(bought);
    const [whole, ...before] = await inbox(bought);
    expect(before).toHaveLength(1);
    expect(whole?.attachments).toHaveLength(5);
    expect(whole?.text).toContain('Beklediğimiz poliçe belgesi geldi.');
    expect(await stateOf(bought)).toBe('sent, note sent');
    expect(await notes(bought)).toHaveLength(1);
  });

  test('an address that takes no mail is recorded, told by SMS and not tried again', async () => {
    const bought = await purchase();
    behave('mail', 'decline');
    await deliver(bought);
    expect(await stateOf(bought)).toBe('refused, note sent');
    behave('mail', 'ok');
    await deliver(bought);
    expect(await inbox(bought)).toEqual([]);
    expect(await notes(bought)).toEqual([expect.stringContaining('E-posta adresinize ulaşamadık')]);
    await deliver(bought, true);
    expect(await inbox(bought)).toHaveLength(1);
    expect(await stateOf(bought)).toBe('sent, note sent');
  });

  test('a mail server that is down delays the mail, an SMS provider that is down does not repeat it', async () => {
    const bought = await purchase();
    behave('mail', 'error');
    await expect(deliver(bought)).rejects.toBeInstanceOf(DeliveryPending);
    expect(await stateOf(bought)).toBe('waiting, note waiting');
    behave('mail', 'ok');
    behave('sms', 'error');
    await expect(deliver(bought)).rejects.toBeInstanceOf(DeliveryPending);
    expect(await stateOf(bought)).toBe('sent, note waiting');
    behave('sms', 'ok');
    await deliver(bought);
    expect(await inbox(bought)).toHaveLength(1);
    expect(await notes(bought)).toHaveLength(1);
  });
});

test('an order that is not there is a fault, one that came to nothing sends nothing', async () => {
  await expect(deliverPolicies(api.ports, { reference: 'YOK000000000', again: false })).rejects.toThrow('YOK000000000');
  const offer = await offered(api);
  behave('insurers/901', 'decline');
  const email = 'vazgecen@example.com';
  const status = await buy(offer.quoting, { main: offerOf(offer, '901'), email });
  const failed = { offer, status, email };
  expect(status.State).toBe('voided');
  await deliver(failed);
  await deliver(failed, true);
  expect(await inbox(failed)).toEqual([]);
});
