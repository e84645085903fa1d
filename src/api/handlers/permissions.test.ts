import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { formatMoment } from '#domain/dates.ts';
import type { PermissionRegister, TellAnswer } from '#ports/permission-register.ts';
import { tellRegister } from '#services/permission/tell-register.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { goodPassword, openBrowser } from '#testing/browser.ts';
import { idleTransactions } from '#testing/idle-transactions.ts';
import { newPerson } from '#testing/people.ts';
import { permissionsOf, permittingMember, tellNow } from '#testing/permissions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());
afterEach(() => api.sandbox.world.behaviours.reset());

const none = { sms: false, call: false, email: false };

describe('[C-11] [C-35] [C-37] permissions by channel', () => {
  test('one channel is given and taken back as easily, each a fact with the text’s version, newest first', async () => {
    const { consents, change } = await permittingMember(api);
    expect((await consents()).Marketing).toEqual(none);
    expect(await change('email', true)).toEqual({ ...none, email: true });
    const given = api.clock.now().toISOString();
    api.clock.advance(60);
    expect(await change('email', false)).toEqual(none);
    const { Marketing, Consents } = await consents();
    expect(Marketing).toEqual(none);
    const fact = { Purpose: 'marketing', Channel: 'email', Act: 'account', TextVersion: expect.stringMatching(/./) };
    expect(Consents.slice(0, 2)).toEqual([
      { ...fact, Granted: false, GivenAt: api.clock.now().toISOString() },
      { ...fact, Granted: true, GivenAt: given },
    ]);
    expect(Consents.slice(2).map(({ Purpose, Channel }) => [Purpose, Channel])).toEqual(
      expect.arrayContaining([
        ['userAgreement', 'site'],
        ['dataNotice', 'site'],
      ]),
    );
  });

  test('the single flag of older calls means every channel, and is told as given only where all are', async () => {
    const { browser, person, consents, change } = await permittingMember(api);
    const flag = async () => (await browser.byUser('/musteri/Get-Client-Info')).envelope.Data;
    await browser.byUser('/api/musteri/guncelle', { AdvertisementAgreement: true });
    expect((await consents()).Marketing).toEqual({ sms: true, call: true, email: true });
    expect(await flag()).toMatchObject({ AdvertisementAgreement: true });
    await change('call', false);
    expect(await flag()).toMatchObject({ AdvertisementAgreement: false });
    const { NationalNumber, Phone } = person;
    const checked = await browser.byUser('/api/musteri/sozlesme-kontrol', { NationalNumber, Phone });
    expect(checked.envelope.Data).toMatchObject({ AdvertisementAgreement: false, PrivacyAgreement: true });
    await browser.byUser('/api/musteri/guncelle', { AdvertisementAgreement: false });
    expect((await consents()).Marketing).toEqual(none);
  });

  test('what stands already is not stated again', async () => {
    const { consents, change } = await permittingMember(api);
    await change('sms', true);
    const before = (await consents()).Consents.length;
    await change('sms', true);
    expect((await consents()).Consents).toHaveLength(before);
  });

  test('switches turned at the same time are all kept, and the register ends where the page does', async () => {
    const { person, consents, change } = await permittingMember(api);
    const channels = ['sms', 'call', 'email'] as const;
    await Promise.all(channels.map((channel) => change(channel, true)));
    expect((await consents()).Marketing).toEqual({ sms: true, call: true, email: true });
    api.clock.advance(60);
    await Promise.all([true, false, true, false, true].map((granted) => change('sms', granted)));
    const { sms } = (await consents()).Marketing;
    api.clock.advance(60);
    await tellNow(api);
    const [held] = (await api.sandbox.permissions(person.Phone)).filter(({ type }) => type === 'MESAJ');
    expect(held?.status).toBe(sms ? 'ONAY' : 'RET');
  });

  test('facts of the same phone and number from before the registration belong to the member, others do not', async () => {
    const [visitor, person] = [openBrowser(api), newPerson()];
    await visitor.sendCode(person, 'kasko');
    const code = await visitor.readCode(person.Phone);
    await visitor.confirm(person.Phone, code, 'kasko', { AdvertisementAgreement: true });
    api.clock.advance(90);
    await visitor.join(person);
    await visitor.logIn(person.Email);
    const { Marketing, Consents } = await permissionsOf(visitor).consents();
    expect(Marketing).toMatchObject({ sms: true, call: true });
    expect(Consents.some(({ Act, Purpose }) => Act === 'verification' && Purpose === 'marketing')).toBe(true);
    const stranger = await permittingMember(api);
    expect((await stranger.consents()).Marketing).toEqual(none);
  });

  test('a permission ends with the number or address it was given for', async () => {
    const { browser, person, consents, change } = await permittingMember(api);
    for (const channel of ['sms', 'email'] as const) await change(channel, true);
    await tellNow(api);
    const secret = () => browser.secret(goodPassword);
    await browser.byUser('/api/musteri/guncelle', { Email: `yeni.${person.Email}`, ...(await secret()) });
    expect((await consents()).Marketing).toEqual({ ...none, sms: true });
    const next = newPerson().Phone;
    api.clock.advance(90);
    await browser.verify({ ...person, Phone: next });
    await browser.byUser('/api/musteri/guncelle', { Phone: next, ...(await secret()) });
    expect((await consents()).Marketing).toEqual(none);
    await tellNow(api);
    for (const recipient of [person.Phone, person.Email]) {
      expect((await api.sandbox.permissions(recipient))[0]).toMatchObject({ status: 'RET' });
    }
  });

  test('nobody sees or changes them without a session', async () => {
    const stranger = openBrowser(api);
    for (const call of [calls.myConsents, calls.changeConsent, calls.myMessages]) {
      const reply = await stranger.bySite(call.path, { Channel: 'sms', Granted: true });
      expect(reply.envelope).toMatchObject({ Success: false, Data: null });
    }
  });
});

describe('the register of permissions', () => {
  test('is told of each change by each channel, with the time in Istanbul', async () => {
    const { person, change } = await permittingMember(api);
    const given = api.clock.now();
    for (const channel of ['sms', 'call', 'email'] as const) await change(channel, true);
    await tellNow(api);
    const types = async (recipient: string) =>
      (await api.sandbox.permissions(recipient)).map(({ type, status, source }) => [type, status, source]);
    expect((await types(person.Phone)).toSorted()).toEqual([
      ['ARAMA', 'ONAY', 'HS_WEB'],
      ['MESAJ', 'ONAY', 'HS_WEB'],
    ]);
    expect(await types(person.Email)).toEqual([['EPOSTA', 'ONAY', 'HS_WEB']]);
    const [mail] = await api.sandbox.permissions(person.Email);
    expect(mail?.consentDate).toBe(`${formatMoment(given)}:${String(given.getUTCSeconds()).padStart(2, '0')}`);
    await change('call', false);
    await tellNow(api);
    expect((await types(person.Phone))[0]).toEqual(['ARAMA', 'RET', 'HS_WEB']);
  });

  test('hears nothing of a phone that is not proven, and all of it once it is', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.register(person, { AdvertisementAgreement: true });
    await tellNow(api);
    expect(await api.sandbox.permissions(person.Phone)).toEqual([]);
    expect(await api.sandbox.permissions(person.Email)).toEqual([]);
    await browser.verify(person);
    await tellNow(api);
    expect(await api.sandbox.permissions(person.Phone)).toHaveLength(2);
    expect(await api.sandbox.permissions(person.Email)).toHaveLength(1);
  });

  test('that is away is told once it is back', async () => {
    const { person, change } = await permittingMember(api);
    api.sandbox.world.behaviours.change('iys', { mode: 'error' });
    await change('sms', true);
    expect(await tellNow(api)).toEqual([]);
    expect(await api.sandbox.permissions(person.Phone)).toEqual([]);
    api.clock.advance(86_400);
    api.sandbox.world.behaviours.change('iys', { mode: 'ok' });
    expect(await tellNow(api)).toEqual([]);
    expect(await api.sandbox.permissions(person.Phone)).toHaveLength(1);
  });

  test('is told by one at a time, who holds no connection meanwhile', async () => {
    const { change } = await permittingMember(api);
    await change('sms', true);
    const now = api.clock.now();
    const seen: unknown[] = [];
    const tell = async () => {
      const other = await api.ports.permissions.tellNext({ most: 1, now }, () => expect.unreachable());
      seen.push(other.kind, await idleTransactions(api.database));
      return [];
    };
    const run = await api.ports.permissions.tellNext({ most: 1, now }, tell);
    expect([run, ...seen]).toEqual([{ kind: 'done', handed: 1, settled: 0 }, 'busy', 0]);
    await tellNow(api);
  });

  test('that says something odd about one recipient is told of all others, however often', async () => {
    const [odd, plain] = [await permittingMember(api), await permittingMember(api)];
    const telling = async () => {
      api.clock.advance(5);
      const permissionRegister: PermissionRegister = {
        ...api.ports.permissionRegister,
        async tell(changes, signal) {
          const answers: TellAnswer[] = [];
          for (const change of changes) {
            const isOdd = change.recipient === odd.person.Phone;
            const told = isOdd ? undefined : (await api.ports.permissionRegister.tell([change], signal))[0];
            answers.push(told ?? { kind: 'unclear' });
          }
          return answers;
        },
      };
      await tellRegister({ ...api.ports, permissionRegister }, () => undefined);
    };
    await odd.change('sms', true);
    for (let run = 0; run < 6; run += 1) await telling();
    await plain.change('sms', true);
    await telling();
    expect(await api.sandbox.permissions(plain.person.Phone)).toHaveLength(1);
    expect(await api.sandbox.permissions(odd.person.Phone)).toEqual([]);
    await tellNow(api);
    expect(await api.sandbox.permissions(odd.person.Phone)).toHaveLength(1);
  });

  test('what was not told in time is called overdue and counted; later only withdrawals still reach it', async () => {
    const metric = async (state: string) => {
      const { body } = await api.admin.inject('/metrics');
      return new RegExp(`permission_notices_untold\\{state="${state}"\\} (\\d+)`).exec(body)?.[1];
    };
    const [leaving, coming] = [await permittingMember(api), await permittingMember(api)];
    await leaving.change('sms', true);
    await tellNow(api);
    api.sandbox.world.behaviours.change('iys', { mode: 'reset' });
    await leaving.change('sms', false);
    await coming.change('sms', true);
    api.clock.advance(6 * 86_400);
    expect(await tellNow(api)).toEqual([{ overdue: 2, refused: 0 }]);
    expect([await metric('overdue'), await metric('refused')]).toEqual(['2', '0']);
    api.sandbox.world.behaviours.change('iys', { mode: 'ok' });
    expect(await tellNow(api)).toEqual([]);
    expect((await api.sandbox.permissions(leaving.person.Phone))[0]?.status).toBe('RET');
    expect(await api.sandbox.permissions(coming.person.Phone)).toEqual([]);
    expect([await metric('overdue'), await metric('refused')]).toEqual(['0', '1']);
  });
});

describe('messages to a member', () => {
  test('are listed with their reason in words and a masked recipient, newest first', async () => {
    const { person, messages } = await permittingMember(api);
    const [first] = await messages();
    expect(first).toEqual({
      Channel: 'sms',
      Purpose: 'Giriş ve telefon doğrulama kodu',
      Recipient: `5** *** ** ${person.Phone.slice(-2)}`,
      SentAt: expect.any(String),
      State: 'sent',
    });
  });

  test('of a mail address only what also went to the phone is told, so that a stranger’s address tells nothing', async () => {
    const { person, messages } = await permittingMember(api);
    const { ledger } = api.ports;
    const sent = { sentAt: api.clock.now(), providerId: 'm-1', state: 'sent' } as const;
    const own = { purpose: 'policies', reason: `ORDER-${person.Phone}`, ...sent } as const;
    await ledger.add({ ...own, channel: 'sms', recipient: person.Phone });
    await ledger.add({ ...own, channel: 'email', recipient: person.Email });
    await ledger.add({ ...own, channel: 'email', recipient: person.Email, reason: 'ORDER-OF-A-STRANGER' });
    const mails = (await messages()).filter(({ Channel }) => Channel === 'email');
    expect(mails).toMatchObject([{ Purpose: 'Poliçe belgeleriniz', Recipient: 'k…@example.com' }]);
    const other = await permittingMember(api);
    const taken = { Email: person.Email, ...(await other.browser.secret(goodPassword)) };
    expect((await other.browser.byUser('/api/musteri/guncelle', taken)).envelope.Success).toBe(true);
    expect((await other.messages()).filter(({ Channel }) => Channel === 'email')).toEqual([]);
  });
});
