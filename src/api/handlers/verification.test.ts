import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { plainText } from '#connectors/netgsm/map-out.ts';
import { codePurposes } from '#domain/account/codes.ts';
import { codeText } from '#services/verification/deliver-code.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { agreed, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { recipientIndexOf } from '#testing/sandbox-ring.ts';

let api: TestApi;
let compared = 0;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    adapt: (ports) => ({
      ...ports,
      secrets: {
        ...ports.secrets,
        same: (one, other) => {
          compared += 1;
          return ports.secrets.same(one, other);
        },
      },
    }),
  });
});
afterAll(() => api.close());

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('[C-08] [N-05] [T-01] sending a code', () => {
  test('[E-02] answers 1004, and the SMS names the site and what the code is for', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    expect(await browser.sendCode(person, 'kasko')).toMatchObject({
      status: 200,
      envelope: { Success: true, StatusCode: 1004, Data: { ResendSeconds: 60, ValidSeconds: 300 } },
    });
    const [message] = await api.sandbox.inbox(person.Phone);
    expect(message).toMatchObject({
      channel: 'otp',
      text: expect.stringMatching(/^Karsila Sigorta: Kasko teklifi icin telefon dogrulama kodunuz \d{6}\./),
    });
  });

  test('every purpose has a text of its own that fits one message', () => {
    const texts = codePurposes.map((purpose) => plainText(codeText(purpose, '123456')));
    expect(new Set(texts).size).toBe(codePurposes.length);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(160);
  });

  test('[T-02] [K-01] no second SMS within 60 s however the number is spelled, and the reply says the seconds left', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person, 'kasko');
    api.clock.advance(18);
    const { Phone } = person;
    const mask = `(${Phone.slice(0, 3)})${Phone.slice(3, 6)}-${Phone.slice(6)}`;
    for (const spelling of [Phone, `0${Phone}`, `+90${Phone}`, `+90 ${mask}`, `0090 ${Phone}`, mask]) {
      expect(await openBrowser(api).sendCode({ ...person, Phone: spelling }, 'trafik')).toMatchObject({
        status: 429,
        envelope: {
          Success: false,
          StatusCode: 429,
          Message: 'Yeni SMS için 42 saniye bekleyin.',
          Data: { ResendSeconds: 42, CodeWaiting: false },
        },
      });
    }
    expect((await browser.sendCode(person, 'kasko')).envelope.Data).toEqual({ ResendSeconds: 42, CodeWaiting: true });
    expect(await api.sandbox.inbox(Phone)).toHaveLength(1);
    api.clock.advance(42);
    expect((await browser.sendCode(person, 'kasko')).envelope.StatusCode).toBe(1004);
  });

  test('twenty at once send one SMS', async () => {
    const person = newPerson();
    const replies = await Promise.all(Array.from({ length: 20 }, () => openBrowser(api).sendCode(person)));
    expect(replies.filter((reply) => reply.envelope.StatusCode === 1004)).toHaveLength(1);
    expect(await api.sandbox.inbox(person.Phone)).toHaveLength(1);
  });

  test('[E-04] an SMS that cannot leave answers 1011 and blocks nobody for a minute', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    api.sandbox.world.behaviours.change('sms', { mode: 'error' });
    expect((await browser.sendCode(person)).envelope).toMatchObject({
      Success: false,
      StatusCode: 1011,
      Message: 'SMS şu anda gönderilemedi. Biraz sonra tekrar deneyin.',
    });
    api.sandbox.world.behaviours.change('sms', { mode: 'decline' });
    expect((await browser.sendCode(person)).envelope.StatusCode).toBe(1007);
    api.sandbox.world.behaviours.reset();
    expect((await browser.sendCode(person)).envelope.StatusCode).toBe(1004);
    const { rows } = await api.database.$client.query('select * from messages where recipient_index = $1 order by id', [
      recipientIndexOf(person.Phone),
    ]);
    expect(rows).toMatchObject([
      { channel: 'sms', purpose: 'login', reason: 'phone-verification', state: 'unavailable', provider_id: null },
      { state: 'refused' },
      { state: 'sent', provider_id: expect.stringMatching(/^\d+$/) },
    ]);
  });

  test('a passport is enough where there is no national number', async () => {
    const model = { PassportNumber: 'U12345678', Phone: newPerson().Phone, QueryType: 'outgoing', ...agreed };
    expect((await openBrowser(api).bySite('/gecici-kod', model)).envelope.StatusCode).toBe(1004);
  });
});

describe('[C-09] [T-03] confirming a code', () => {
  test('[E-02] the right one answers 1010, once', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person, 'kasko');
    const code = await browser.readCode(person.Phone);
    expect(await browser.confirm(`+90 ${person.Phone}`, code, 'kasko')).toMatchObject({
      status: 200,
      envelope: { Success: true, StatusCode: 1010, Data: null },
    });
    expect((await browser.confirm(person.Phone, code, 'kasko')).envelope).toMatchObject({
      Success: false,
      StatusCode: 1001,
      Message: 'Bu kod artık geçerli değil. Yeni kod isteyin.',
    });
  });

  test('it belongs to its phone, its purpose and its visitor', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person, 'kasko');
    const code = await browser.readCode(person.Phone);
    expect((await openBrowser(api).confirm(person.Phone, code, 'kasko')).envelope.StatusCode).toBe(1001);
    expect((await browser.confirm(person.Phone, code, 'trafik')).envelope.StatusCode).toBe(1001);
    expect((await browser.confirm(newPerson().Phone, code, 'kasko')).envelope.StatusCode).toBe(1001);
    expect((await browser.confirm(person.Phone, code, 'kasko')).envelope.StatusCode).toBe(1010);
  });

  test('it is valid for five minutes, and only until the next one is sent', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person);
    const first = await browser.readCode(person.Phone);
    api.clock.advance(60);
    await browser.sendCode(person);
    const second = await browser.readCode(person.Phone);
    if (first !== second) {
      expect((await browser.confirm(person.Phone, first)).envelope.StatusCode).toBe(1007);
    }
    api.clock.advance(300);
    expect((await browser.confirm(person.Phone, second)).envelope.StatusCode).toBe(1001);
  });

  test('200 wrong ones at once: five are compared, and the right one is refused until a new code comes', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person);
    const code = await browser.readCode(person.Phone);
    compared = 0;
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => browser.confirm(person.Phone, otherThan(code))),
    );
    expect(compared).toBe(5);
    expect(replies.filter((reply) => reply.envelope.StatusCode === 1007)).toHaveLength(5);
    expect(replies.filter((reply) => reply.envelope.StatusCode === 1001)).toHaveLength(195);
    expect((await browser.confirm(person.Phone, code)).envelope.StatusCode).toBe(1001);
    api.clock.advance(60);
    expect((await browser.verify(person)).envelope.StatusCode).toBe(1010);
  });

  test('the right one sent twenty times at once is taken once', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person);
    const code = await browser.readCode(person.Phone);
    const replies = await Promise.all(Array.from({ length: 20 }, () => browser.confirm(person.Phone, code)));
    expect(replies.filter((reply) => reply.envelope.StatusCode === 1010)).toHaveLength(1);
  });

  test('a wrong one says how many tries are left', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person);
    const wrong = otherThan(await browser.readCode(person.Phone));
    const said = [];
    for (let count = 0; count < 5; count += 1) said.push((await browser.confirm(person.Phone, wrong)).envelope.Message);
    expect(said[0]).toBe('SMS kodu hatalı. 4 deneme hakkınız kaldı.');
    expect(said[4]).toBe('SMS kodu hatalı. Deneme hakkınız bitti, yeni kod isteyin.');
  });

  test('[V-10] [V-11] the code and the two agreements are needed, and what was agreed is stored as facts', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.sendCode(person, 'dask');
    const code = await browser.readCode(person.Phone);
    const none = { PrivacyAgreement: false, OpenDataAgreement: false };
    expect((await browser.confirm(person.Phone, '', 'dask', none)).envelope).toMatchObject({
      StatusCode: 1000,
      Messages: [
        'Lütfen SMS kodu giriniz.',
        "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
        'Lütfen Aydınlatma metnini okuyup onaylayınız.',
      ],
    });
    await browser.confirm(person.Phone, code, 'dask');
    const { NationalNumber, Phone } = person;
    expect(
      (await browser.bySite('/api/musteri/sozlesme-kontrol', { NationalNumber, Phone })).envelope.Data,
    ).toMatchObject(agreed);
  });
});

describe('[C-07] the other names', () => {
  test('answer as their twins do', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    const { NationalNumber, Phone } = person;
    const model = { NationalNumber, Phone, QueryType: 'kasko', ...agreed };
    expect((await browser.bySite('/musteri/gecici-kod', model)).envelope.StatusCode).toBe(1004);
    const confirmation = {
      SmsActivationCode: await browser.readCode(Phone),
      Gsm: Phone,
      QueryType: 'kasko',
      ...agreed,
    };
    expect((await browser.bySite('/musteri/gecici-onay', confirmation)).envelope.StatusCode).toBe(1010);
    const question = { Querytype: 'kasko', NationalNumber, Phone };
    expect((await browser.bySite('/internal/AMLKontrol', question)).envelope).toEqual(
      (await browser.bySite('/aml/aml/AMLKontrol', question)).envelope,
    );
    const account = { ...person, ...agreed, ...(await browser.secret('Uzun-bir-şifre')) };
    expect((await browser.bySite('/musteri/uyeol', account)).envelope.StatusCode).toBe(3005);
    expect((await browser.bySite('/account/sifremiunuttum', { Gsm: Phone, NationalNumber })).envelope.Message).toBe(
      'Kullanıcı Bulunamadı.',
    );
    expect((await browser.bySite('/account/yetki')).envelope.Data).toEqual({ Authorized: false });
  });
});
