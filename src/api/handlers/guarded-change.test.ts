import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { tellNotices } from '#services/account/tell-notices.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, encryptUnder, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());
afterEach(() => api.sandbox.world.behaviours.reset());

const update = (browser: Browser, model: object) => browser.byUser('/api/musteri/guncelle', model);
const details = async (browser: Browser) => (await browser.byUser('/musteri/Get-Client-Info')).envelope.Data;

/** A member whose phone was last proven too long ago to speak for anybody. */
async function member(): Promise<{ person: Person; browser: Browser }> {
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  await browser.logIn(person.Email);
  api.clock.advance(lifetimes.proofForAccount + 1);
  return { person, browser };
}

const asked = {
  status: 409,
  envelope: { StatusCode: 1001, Message: 'Bu değişiklik için şifrenizi yazın.', Data: { PasswordRequired: true } },
};

describe('[C-11] what opens an account', () => {
  const changes: Record<string, () => object> = {
    'the e-mail': () => ({ Email: newPerson().Email }),
    'the phone': () => ({ Phone: newPerson().Phone }),
    'the second factor': () => ({ MfaAlways: true }),
    'the city beside a new e-mail': () => ({ CityCode: 6, Email: newPerson().Email }),
  };
  test.each(Object.entries(changes))('does not change from an open session alone: %s', async (_name, change) => {
    const { browser } = await member();
    const before = await details(browser);
    expect(await update(browser, change())).toMatchObject(asked);
    expect(await details(browser)).toEqual(before);
  });

  test('changes with the password, and not with a wrong one or a used security token', async () => {
    const { browser } = await member();
    const Email = newPerson().Email;
    const wrong = { StatusCode: 1007, Message: 'Şifreniz hatalı. Değişiklik kaydedilmedi.' };
    expect((await update(browser, { Email, ...(await browser.secret('yanlış-şifre')) })).envelope).toMatchObject(wrong);
    const secret = await browser.secret(goodPassword);
    expect((await update(browser, { Email, ...secret })).envelope).toMatchObject({ StatusCode: 200, Data: { Email } });
    expect((await update(browser, { MfaAlways: true, ...secret })).envelope).toMatchObject(wrong);
  });

  test('turning the second factor off asks as turning it on does', async () => {
    const { browser } = await member();
    const on = await update(browser, { MfaAlways: true, ...(await browser.secret(goodPassword)) });
    expect(on.envelope).toMatchObject({ StatusCode: 200, Data: { MfaAlways: true } });
    expect(await update(browser, { MfaAlways: false })).toMatchObject(asked);
    expect(await details(browser)).toMatchObject({ MfaAlways: true });
  });

  test('a code to the old phone serves instead, for the browser that received it', async () => {
    const { person, browser } = await member();
    await openBrowser(api).verify(person);
    expect(await update(browser, { Email: newPerson().Email })).toMatchObject(asked);
    api.clock.advance(60);
    await browser.verify(person);
    expect((await update(browser, { Email: newPerson().Email })).envelope.StatusCode).toBe(200);
  });

  test('a new phone wants the password first, then its own code', async () => {
    const { person, browser } = await member();
    const Phone = newPerson().Phone;
    const withPassword = async () => update(browser, { Phone, ...(await browser.secret(goodPassword)) });
    expect((await withPassword()).envelope).toMatchObject({ StatusCode: 1004 });
    await browser.verify({ ...person, Phone });
    expect(await update(browser, { Phone })).toMatchObject(asked);
    expect((await withPassword()).envelope).toMatchObject({ StatusCode: 200, Data: { Phone } });
  });

  test('name, city and consents change without, also when the form sends the old phone and e-mail along', async () => {
    const { person, browser } = await member();
    const model = {
      Name: 'Derya',
      CityCode: 6,
      AdvertisementAgreement: true,
      Email: person.Email,
      Phone: person.Phone,
    };
    expect((await update(browser, { ...model, MfaAlways: false })).envelope).toMatchObject({
      StatusCode: 200,
      Data: { Name: 'Derya', CityCode: 6, AdvertisementAgreement: true },
    });
  });

  test('the password is guessed ten times in a quarter of an hour, and no more', async () => {
    const { browser } = await member();
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      codes.push((await update(browser, { MfaAlways: true, Password: `tahmin-${count}` })).envelope.StatusCode);
    }
    expect(codes).toEqual([...Array(10).fill(1007), 429]);
    expect((await update(browser, { MfaAlways: true, Password: goodPassword })).envelope.StatusCode).toBe(429);
  });
});

describe('what was changed is told', () => {
  const subject = 'Üyeliğinizle ilgili güvenlik bildirimi – Karşıla Sigorta';
  const smsTo = async (phone: string) => (await api.sandbox.inbox(phone)).map(({ text }) => text);
  const mailsTo = async (address: string) => (await api.sandbox.mails(address)).map(({ text }) => text);

  test('to the phone and the address that were there before, once', async () => {
    const { person, browser } = await member();
    const next = newPerson();
    await browser.verify({ ...person, Phone: next.Phone });
    const change = { Phone: next.Phone, Email: next.Email, ...(await browser.secret(goodPassword)) };
    expect((await update(browser, change)).envelope.StatusCode).toBe(200);
    const [told, newSms] = [await smsTo(person.Phone), await smsTo(next.Phone)];
    await tellNotices(api.ports);
    await tellNotices(api.ports);
    const fresh = (await smsTo(person.Phone)).slice(0, -told.length);
    expect(fresh.toSorted()).toEqual([
      expect.stringContaining('cep telefonu değiştirildi'),
      expect.stringContaining('e-posta adresi değiştirildi'),
    ]);
    const mails = await mailsTo(person.Email);
    expect(mails).toHaveLength(2);
    expect((await api.sandbox.mails(person.Email))[0]?.subject).toBe(subject);
    for (const text of [...fresh, ...mails]) {
      expect(text).toContain('Bunu siz yapmadıysanız');
      for (const secret of [next.Phone, next.Email, person.NationalNumber]) expect(text).not.toContain(secret);
    }
    expect(await smsTo(next.Phone)).toEqual(newSms);
    expect(await mailsTo(next.Email)).toEqual([]);
  });

  test('a mail server that is down loses nothing, and the SMS is not sent again for it', async () => {
    const { person, browser } = await member();
    await update(browser, { MfaAlways: true, ...(await browser.secret(goodPassword)) });
    const before = (await smsTo(person.Phone)).length;
    api.sandbox.world.behaviours.change('mail', { mode: 'error' });
    await tellNotices(api.ports);
    expect(await smsTo(person.Phone)).toHaveLength(before + 1);
    expect(await mailsTo(person.Email)).toEqual([]);
    api.sandbox.world.behaviours.reset();
    await tellNotices(api.ports);
    expect(await mailsTo(person.Email)).toEqual([expect.stringContaining('her girişte SMS kodu istenmesi açıldı')]);
    expect(await smsTo(person.Phone)).toHaveLength(before + 1);
  });

  test('a change that is refused tells nobody', async () => {
    const { person, browser } = await member();
    const other = newPerson();
    await openBrowser(api).join(other);
    api.clock.advance(60);
    await browser.verify({ ...person, Phone: other.Phone });
    const change = { Phone: other.Phone, ...(await browser.secret(goodPassword)) };
    expect((await update(browser, change)).envelope.StatusCode).toBe(3004);
    await tellNotices(api.ports);
    expect(await mailsTo(person.Email)).toEqual([]);
  });

  test('[C-05] a new password is told to phone and mail', async () => {
    const { person, browser } = await member();
    const { Salt, Guid } = await browser.token();
    const [oldPassword, newPassword] = [goodPassword, 'Yepyeni-bir-şifre-2'].map((text) => encryptUnder(Salt, text));
    await browser.byUser('/change-password', { oldPassword, newPassword, retryPassword: newPassword, Guid });
    await tellNotices(api.ports);
    expect((await smsTo(person.Phone))[0]).toContain('Üyeliğinizin şifresi değiştirildi.');
    expect(await mailsTo(person.Email)).toEqual([expect.stringContaining('Üyeliğinizin şifresi değiştirildi.')]);
  });

  test('[C-04] a temporary password by SMS is told by mail', async () => {
    const { person, browser } = await member();
    await browser.bySite('/forgot-password', { Gsm: person.Phone, NationalNumber: person.NationalNumber });
    const before = await smsTo(person.Phone);
    await tellNotices(api.ports);
    expect(await mailsTo(person.Email)).toEqual([expect.stringContaining('telefonunuza geçici şifre gönderildi')]);
    expect(await smsTo(person.Phone)).toEqual(before);
  });
});
