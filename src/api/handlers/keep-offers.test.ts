import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { foundDays } from '#domain/quote/found-days.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { quoteHealth } from '#testing/health-quotation.ts';
import { newPerson } from '#testing/people.ts';
import { dog, openPet } from '#testing/pet-quotation.ts';
import { atAnotherDevice, joinHolder, quoteAs } from '#testing/policy-holder.ts';
import { settledOffers } from '#testing/purchase.ts';
import { openQuotation, proveVisitor, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
afterEach(() => api.sandbox.world.behaviours.reset());

const newEmail = () => newPerson().Email;

async function offered(): Promise<{ quoting: Quoting; priced: readonly Offer[] }> {
  const quoting = await openQuotation(api);
  await quoting.update({ CrossSellingBranches: ['ferdikaza'] });
  const offers = await settledOffers(quoting);
  return { quoting, priced: offers.filter(({ State, Line }) => State === 'active' && Line === 'kasko') };
}

const mailBy = (browser: Browser, HeaderGuid: string, Email: string) =>
  browser.byUser(calls.mailMyOffers.path, { HeaderGuid, Email });

const tokenIn = (text: string | undefined) => /\?(?:.*&)?listem=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

describe('one’s offers by mail', () => {
  test('hold every price of the line that was asked, cheapest first, the plate, how long prices hold, and no person', async () => {
    const { quoting, priced } = await offered();
    const email = newEmail();
    const reply = await mailBy(quoting.browser, quoting.headerGuid, email);
    expect(reply.envelope).toMatchObject({ StatusCode: 200, Data: { Email: email } });
    const [mail, ...others] = await api.sandbox.mails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Kasko teklifleriniz: 34 ABC 123 (TOYOTA Corolla 1.5 2022) – Karşıla Sigorta');
    const rows = (mail?.text ?? '').split('\n').filter((row) => row.startsWith('- '));
    const prices = priced.map(({ GrossPremium }) => fromLira(GrossPremium ?? 0)).sort((one, other) => one - other);
    expect(rows.map((row) => /: (.* TL) \(/.exec(row)?.[1])).toEqual(prices.map(formatLira));
    for (const { FirmName, PackageName } of priced) expect(rows.join('\n')).toContain(`${FirmName}, ${PackageName}: `);
    for (const row of rows) expect(row).toMatch(/\(son geçerlilik: \d{2}\.\d{2}\.2026 \d{2}:\d{2}\)$/);
    expect(mail?.text).toContain('fiyat değişebilir');
    expect(mail?.text).toContain('başka bir şey için kullanmayız');
    for (const secret of ['Deniz', quoting.phone, '11111111110']) expect(mail?.text).not.toContain(secret);
  });

  test('carry a link that opens the list as one’s own on another device, by the code to the phone alone', async () => {
    const { quoting } = await offered();
    const email = newEmail();
    await mailBy(quoting.browser, quoting.headerGuid, email);
    const [mail] = await api.sandbox.mails(email);
    const Token = tokenIn(mail?.text);
    expect(Token).not.toBe('');
    const device = openBrowser(api);
    const own = { HeaderGuid: quoting.headerGuid };
    api.clock.advance(61);
    await device.bySite(calls.resumeOffers.path, { Token });
    const SmsActivationCode = await device.readCode(quoting.phone);
    const wrong = SmsActivationCode === '000000' ? '111111' : '000000';
    const tried = await device.bySite(calls.confirmResume.path, { Token, SmsActivationCode: wrong });
    expect(tried.envelope.Success).toBe(false);
    expect((await device.bySite(calls.listOffers.path, own)).envelope.StatusCode).toBe(404);
    const opened = await device.bySite(calls.confirmResume.path, { Token, SmsActivationCode });
    expect(opened.envelope).toMatchObject({ StatusCode: 200, Data: own });
    expect((await device.bySite(calls.listOffers.path, own)).envelope.StatusCode).toBe(200);
  });

  test('carry another link than the shared one, which shows prices to anyone', async () => {
    const { quoting } = await offered();
    const { browser, headerGuid: HeaderGuid } = quoting;
    const shared = calls.shareOffers.data.parse(
      (await browser.bySite(calls.shareOffers.path, { HeaderGuid })).envelope.Data,
    );
    const email = newEmail();
    await mailBy(browser, HeaderGuid, email);
    const [mail] = await api.sandbox.mails(email);
    const Token = tokenIn(mail?.text);
    expect(Token).not.toBe('');
    const show = async (token: string) =>
      (await openBrowser(api).bySite(calls.sharedOffers.path, { Token: token })).envelope;
    expect(await show(Token)).toEqual(await show('x'.repeat(43)));
    expect((await show(Token)).StatusCode).toBe(404);
    expect((await show(shared.Token)).StatusCode).toBe(200);
  });

  test('of people who are insured say how many, and none of their names', async () => {
    const prover = await proveVisitor(api, 'tamamlayici');
    const health = await quoteHealth(prover);
    await health.update();
    await settledOffers(health);
    const email = newEmail();
    expect((await mailBy(health.browser, health.headerGuid, email)).envelope.StatusCode).toBe(200);
    const [mail] = await api.sandbox.mails(email);
    expect(mail?.subject).toContain('1 kişi');
    const { insuredPeople } = (await api.ports.quotations.read(health.headerGuid))?.asked ?? { insuredPeople: [] };
    expect(insuredPeople.length).toBeGreaterThan(0);
    for (const { name, surname } of insuredPeople)
      for (const part of [name, surname]) expect(`${mail?.subject} ${mail?.text}`).not.toContain(part);
  });

  test('hold nothing that was typed freely: of animals their breeds, and no foreign plate', async () => {
    const typed = 'Bonus-Kazan.com';
    const pet = await openPet(api);
    await pet.update({ Pets: [{ ...dog, PetName: typed }] });
    const plate = { QueryType: 'yabanciTrafik', LicensePlateNumber: typed, LicencePermitNo: undefined };
    const foreigner = await openQuotation(api, plate);
    const car = { BrandCode: '702', VehicleType: '1001', ModelYear: 2021, FuelType: 'Benzin', UsageType: '111-10' };
    await foreigner.update({ ...car, RegistrationCountry: 'DE', TermDays: 90 });
    for (const [quoting, told] of [
      [pet, 'Golden Retriever'],
      [foreigner, ' 2021'],
    ] as const) {
      await settledOffers(quoting);
      const email = newEmail();
      expect((await mailBy(quoting.browser, quoting.headerGuid, email)).envelope.StatusCode).toBe(200);
      const [mail] = await api.sandbox.mails(email);
      expect(mail?.subject).toContain(told);
      expect(JSON.stringify(mail)).not.toMatch(/kazan/i);
    }
  });

  test('are in the ledger with their purpose, and give no permission for anything', async () => {
    const { quoting } = await offered();
    const email = newEmail();
    await mailBy(quoting.browser, quoting.headerGuid, email);
    const name = { channel: 'email', purpose: 'offersCopy', recipient: email } as const;
    const told = await api.ports.ledger.last({ ...name, reason: `offers-copy ${quoting.headerGuid}` });
    expect(told).toMatchObject({ state: 'sent' });
    expect(await api.sandbox.permissions(email)).toEqual([]);
    expect((await api.ports.quotations.read(quoting.headerGuid))?.asked?.customer.email).toBeUndefined();
  });

  test('leave out prices that ran out, and nothing leaves where none holds', async () => {
    const { quoting } = await offered();
    await api.database.$client.query(`update offers set valid_until = $2 where quotation_id = $1`, [
      quoting.headerGuid,
      new Date(api.clock.now().getTime() - 1000),
    ]);
    const email = newEmail();
    expect((await mailBy(quoting.browser, quoting.headerGuid, email)).envelope).toMatchObject({
      Success: false,
      StatusCode: 1001,
      Messages: ['Şu anda gönderilecek geçerli fiyat yok. Şirketlere yeniden sorup tekrar deneyin.'],
    });
    expect(await api.sandbox.mails(email)).toEqual([]);
  });

  test('are mailed for a member on every device; strangers hear what they hear of nothing, and an old proof asks for a code', async () => {
    const holder = await joinHolder(api);
    const quoting = await quoteAs(holder, 'kasko');
    await quoting.update({ PolicyStart: '2026-11-21' });
    await settledOffers(quoting);
    const elsewhere = await atAnotherDevice(api, holder);
    expect(elsewhere.browser.visitor).not.toBe(holder.browser.visitor);
    expect((await mailBy(elsewhere.browser, quoting.headerGuid, newEmail())).envelope.StatusCode).toBe(200);
    const [stranger, email] = [openBrowser(api), newEmail()];
    const theirs = await mailBy(stranger, quoting.headerGuid, email);
    expect(theirs.envelope).toEqual((await mailBy(stranger, randomUUID(), email)).envelope);
    expect(theirs.envelope.StatusCode).toBe(404);
    expect(await api.sandbox.mails(email)).toEqual([]);

    const visitors = await offered();
    api.clock.advance(lifetimes.proofForQuote + 60);
    const late = await mailBy(visitors.quoting.browser, visitors.quoting.headerGuid, email);
    expect(late.envelope.StatusCode).toBe(1004);
    expect(await api.sandbox.mails(email)).toEqual([]);
  });

  test('that cannot leave say so: an address that takes no mail, and a server that is away', async () => {
    const { quoting } = await offered();
    const email = newEmail();
    for (const [mode, code, words] of [
      ['decline', 1007, /Adresi kontrol edin/],
      ['error', 1011, /Biraz sonra yeniden deneyin/],
    ] as const) {
      api.sandbox.world.behaviours.change('mail', { mode });
      const { envelope } = await mailBy(quoting.browser, quoting.headerGuid, email);
      expect(envelope).toMatchObject({ Success: false, StatusCode: code });
      expect(envelope.Messages.join()).toMatch(words);
    }
    expect(await api.sandbox.mails(email)).toEqual([]);
  });

  test('a wrong address is refused in the words of the forms', async () => {
    const { quoting } = await offered();
    const { envelope } = await mailBy(quoting.browser, quoting.headerGuid, 'deniz@gmaıl');
    expect(envelope).toMatchObject({ Success: false, StatusCode: 1000 });
    expect(envelope.Messages.join()).toMatch(/e-?posta|e-?mail/i);
  });

  test('who sends to one address after the other is stopped, and who sends again and again is slowed', async () => {
    const { quoting } = await offered();
    const codes: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      codes.push((await mailBy(quoting.browser, quoting.headerGuid, newEmail())).envelope.StatusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 1008]);

    const other = await offered();
    const email = newEmail();
    const again: number[] = [];
    for (let sent = 0; sent < 9; sent += 1)
      again.push((await mailBy(other.quoting.browser, other.quoting.headerGuid, email)).envelope.StatusCode);
    expect(again.indexOf(429)).toBeGreaterThan(1);
    expect(await api.sandbox.mails(email)).toHaveLength(again.indexOf(429));
  });
});

describe('offers found by the phone', () => {
  const find = (browser: Browser, Phone: string) => browser.bySite(calls.findMyOffers.path, { Phone });
  const confirm = (browser: Browser, Phone: string, SmsActivationCode: string) =>
    browser.bySite(calls.confirmFindMyOffers.path, { Phone, SmsActivationCode });
  const later = () => api.clock.advance(61);

  async function found(phone: string, browser = openBrowser(api)) {
    later();
    expect((await find(browser, phone)).envelope.StatusCode).toBe(200);
    const { envelope } = await confirm(browser, phone, await browser.readCode(phone));
    expect(envelope.StatusCode).toBe(200);
    return { browser, list: calls.confirmFindMyOffers.data.parse(envelope.Data) };
  }

  test('are told with line, what is insured, the cheapest and how many, and open as one’s own on this device', async () => {
    const { quoting, priced } = await offered();
    const { browser, list } = await found(quoting.phone);
    const sold = priced.filter(({ DisplayMode }) => DisplayMode === 'buyable');
    expect(list).toMatchObject([
      {
        HeaderGuid: quoting.headerGuid,
        Line: 'kasko',
        Insured: { Detail: '34 ABC 123' },
        Stage: 'open',
        OfferCount: sold.length,
        LowestPremium: Math.min(...sold.map(({ GrossPremium }) => GrossPremium ?? 0)),
      },
    ]);
    const own = { HeaderGuid: quoting.headerGuid };
    for (const { path } of [calls.vehicleQuotation, calls.listOffers])
      expect((await browser.bySite(path, own)).envelope.StatusCode).toBe(200);
  });

  test('an unknown phone is answered alike, and only who holds it learns that nothing was asked with it', async () => {
    const { quoting } = await offered();
    const nobody = newPerson().Phone;
    later();
    const [known, unknown] = [await find(openBrowser(api), quoting.phone), await find(openBrowser(api), nobody)];
    expect(known).toEqual(unknown);
    const [one, other] = [openBrowser(api), openBrowser(api)];
    later();
    await Promise.all([find(one, quoting.phone), find(other, nobody)]);
    const wrongFor = async (browser: Browser, phone: string) => {
      const right = await browser.readCode(phone);
      return (await confirm(browser, phone, right === '000000' ? '111111' : '000000')).envelope;
    };
    const wrong = await wrongFor(one, quoting.phone);
    expect(wrong).toEqual(await wrongFor(other, nobody));
    expect(wrong.Success).toBe(false);
    expect((await found(nobody)).list).toEqual([]);
  });

  test('the message says what its code is for, and the code serves nothing else', async () => {
    const { quoting } = await offered();
    const browser = openBrowser(api);
    later();
    await find(browser, quoting.phone);
    const [sms] = await api.sandbox.inbox(quoting.phone);
    expect(sms?.text).toMatch(/tekliflerinizi acmak icin dogrulama kodunuz \d{6}\./);
    const code = await browser.readCode(quoting.phone);
    for (const purpose of ['login', 'kasko'])
      expect((await browser.confirm(quoting.phone, code, purpose)).envelope.Success).toBe(false);
    // Nor does it serve another browser.
    expect((await confirm(openBrowser(api), quoting.phone, code)).envelope.Success).toBe(false);
    expect((await confirm(browser, quoting.phone, code)).envelope.StatusCode).toBe(200);
    expect((await confirm(browser, quoting.phone, code)).envelope.Success).toBe(false);
  });

  test('a code that was sent for something else opens no list', async () => {
    const { quoting } = await offered();
    const [browser, person] = [openBrowser(api), { ...newPerson(), Phone: quoting.phone }];
    later();
    await browser.sendCode(person, 'kasko');
    const code = await browser.readCode(quoting.phone);
    expect((await confirm(browser, quoting.phone, code)).envelope.Success).toBe(false);
  });

  test('what was asked with the phone longer ago is not told, nor what was only begun', async () => {
    const { quoting } = await offered();
    const begun = await openQuotation(api, {});
    expect((await found(begun.phone)).list).toEqual([]);
    await api.database.$client.query(`update quotations set asked_at = $2 where id = $1`, [
      quoting.headerGuid,
      new Date(api.clock.now().getTime() - (foundDays * 86_400 + 60) * 1000),
    ]);
    const { browser, list } = await found(quoting.phone);
    expect(list).toEqual([]);
    const own = { HeaderGuid: quoting.headerGuid };
    expect((await browser.bySite(calls.listOffers.path, own)).envelope.StatusCode).toBe(404);
  });

  test('a number that is no mobile phone gets no message', async () => {
    const { envelope } = await find(openBrowser(api), '2125550000');
    expect(envelope.Success).toBe(false);
    expect(await api.sandbox.inbox('2125550000')).toEqual([]);
  });

  test('codes are asked for no faster than any other: the second within a minute waits, and the first still serves', async () => {
    const { quoting } = await offered();
    const browser = openBrowser(api);
    later();
    await find(browser, quoting.phone);
    const { envelope } = await find(browser, quoting.phone);
    expect(envelope).toMatchObject({ StatusCode: 429, Data: { CodeWaiting: true } });
    expect((await confirm(browser, quoting.phone, await browser.readCode(quoting.phone))).envelope.StatusCode).toBe(
      200,
    );
  });
});
