import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { formatLira, fromLira } from '#domain/money.ts';
import { mailOffers, OffersMailPending } from '#services/quotation/mail-offers.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { newPerson } from '#testing/people.ts';
import { settledOffers } from '#testing/purchase.ts';
import { timePasses } from '#testing/time-passes.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true, offerListActive: false });
});
afterAll(() => api.close());
afterEach(() => api.sandbox.world.behaviours.reset());

const nameOf = (insurer: string) => api.ports.panel.find(({ code }) => code === insurer)?.name ?? '';
const newEmail = () => newPerson().Email;
const arrived = (email: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await api.sandbox.mails(email);
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 20_000, interval: 100 },
  );
/** Until so many insurers have still to answer. */
const waitingFor = ({ headerGuid }: Quoting, count: number) =>
  vi.waitFor(async () => expect((await api.ports.quotations.changes(headerGuid, undefined))?.waiting).toBe(count), {
    timeout: 15_000,
    interval: 50,
  });

describe('[N-14] with the offer list flag off', () => {
  test('offers go by mail once all are in: every price, cheapest first, and once only', async () => {
    const Email = newEmail();
    const quoting = await openQuotation(api, { Email });
    expect((await quoting.update()).envelope.StatusCode).toBe(200);
    const [mail] = await arrived(Email);
    const priced = (await settledOffers(quoting)).filter(({ State, Line }) => State === 'active' && Line === 'kasko');
    const prices = priced.map(({ GrossPremium }) => fromLira(GrossPremium ?? 0)).sort((one, other) => one - other);
    expect(mail?.subject).toBe('Kasko teklifleriniz – Karşıla Sigorta');
    expect(mail?.text).toContain(`Kasko için ${priced.length} teklif geldi`);
    const told = (mail?.text ?? '').split('\n').filter((row) => row.startsWith('- '));
    expect(told.map((row) => /: (.* TL) \(/.exec(row)?.[1])).toEqual(prices.map(formatLira));
    for (const row of told) expect(row).toMatch(/\(son geçerlilik: \d{2}\.\d{2}\.2026 \d{2}:\d{2}\)$/);
    for (const { FirmName } of priced) expect(mail?.text).toContain(FirmName);
    await mailOffers(api.ports, quoting);
    expect(await api.sandbox.mails(Email)).toHaveLength(1);
  });

  test('while an insurer is still asked nothing leaves; once the window is closed the mail goes without it', async () => {
    const Email = newEmail();
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'hang' });
    const quoting = await openQuotation(api, { Email });
    await quoting.update();
    await waitingFor(quoting, 1);
    await expect(mailOffers(api.ports, quoting)).rejects.toThrow(OffersMailPending);
    expect(await api.sandbox.mails(Email)).toEqual([]);
    api.clock.advance(71);
    await timePasses(api.database, 71);
    const [mail] = await arrived(Email);
    expect(mail?.text).toContain('teklif geldi');
    expect(mail?.text).not.toContain(nameOf('901'));
  });

  test('who changes an answer is mailed the new offers', async () => {
    const Email = newEmail();
    const quoting = await openQuotation(api, { Email });
    await quoting.update();
    await arrived(Email);
    api.clock.advance(1);
    await quoting.update({ RadioPrice: 1000 });
    await waitingFor(quoting, 0);
    await arrived(Email, 2);
  });

  test('insurers are not asked as long as no address is known', async () => {
    const quoting = await openQuotation(api);
    const { envelope } = await quoting.update();
    expect(envelope).toMatchObject({ StatusCode: 1000, Messages: ['Lütfen e-mail adresi giriniz.'] });
    expect(await api.ports.quotations.changes(quoting.headerGuid, undefined)).toBeUndefined();
  });
});

test('who changes answers again and again is slowed before a thirteenth mail', async () => {
  const mailing = await startTestApi(inject('embeddedUrl'), { jobs: true, offerListActive: false });
  const quoting = await openQuotation(mailing, { Email: newEmail() });
  const codes: number[] = [];
  for (let price = 1000; price < 1013; price += 1) {
    codes.push((await quoting.update({ RadioPrice: price })).envelope.StatusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  await mailing.close();
});

test('[N-14] with the offer list flag on nothing is mailed, and an address that is told all the same is not kept', async () => {
  const listing = await startTestApi(inject('embeddedUrl'));
  expect(listing.ports.mailOffers).toBeUndefined();
  const { headerGuid } = await openQuotation(listing, { Email: newEmail() });
  expect((await listing.ports.quotations.read(headerGuid))?.customer.email).toBeUndefined();
  await listing.close();
});
