import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { claimRules } from '#domain/account/number-claim.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import { tellNotices } from '#services/account/tell-notices.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';
import { buyAs, joinHolder } from '#testing/policy-holder.ts';
import { phoneIndexOf } from '#testing/sandbox-ring.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());

const Birthdate = '1988-03-04';

type Side = { readonly browser: Browser; readonly person: Person };

/** Somebody who opened an account with a number, and somebody with another phone who says that the number is theirs. */
async function dispute(): Promise<{ holder: Side; claimant: Side }> {
  const [holder, claimant] = [newPerson(), newPerson()].map((person) => ({ person, browser: openBrowser(api) })) as [
    Side,
    Side,
  ];
  await holder.browser.join(holder.person);
  await holder.browser.logIn(holder.person.Phone);
  return {
    holder,
    claimant: { ...claimant, person: { ...claimant.person, NationalNumber: holder.person.NationalNumber } },
  };
}

const register = ({ browser, person }: Side, more: object = {}) => browser.register(person, more);
const claim = (side: Side) => register(side, { Birthdate, ClaimNumber: true });

/** Through the phone's code to an open claim. */
async function openClaim(side: Side) {
  await side.browser.verify(side.person);
  return claim(side);
}

const smsTo = async ({ Phone }: Person) => (await api.sandbox.inbox(Phone)).map(({ text }) => text);
const mailsTo = async ({ Email }: Person) => (await api.sandbox.mails(Email)).map(({ text }) => text);
const logInWithCode = async ({ browser, person }: Side) => {
  api.clock.advance(60);
  const asked = await browser.logIn(person.NationalNumber);
  if (asked.envelope.StatusCode === 2000) return asked;
  const MfaCode = await browser.readCode(person.Phone);
  return browser.logIn(person.NationalNumber, goodPassword, { MfaControl: true, MfaCode });
};
const byPerson = {
  status: 409,
  envelope: { StatusCode: 3004, Message: expect.stringContaining('444 26 02'), Data: { CanClaim: false } },
};

describe('[C-03] a national number in an account of somebody else', () => {
  test('is told as taken, and may be claimed with the birth date and a proven phone', async () => {
    const { claimant } = await dispute();
    expect(await register(claimant)).toMatchObject({
      status: 409,
      envelope: { StatusCode: 3004, Data: { CanClaim: true } },
    });
    expect((await register(claimant, { ClaimNumber: true })).envelope.StatusCode).toBe(3003);
    expect((await claim(claimant)).envelope).toMatchObject({ StatusCode: 3005, Data: { Again: true } });
    const dueAt = new Date(api.clock.now().getTime() + claimRules.noticeSeconds * 1000);
    expect(await openClaim(claimant)).toMatchObject({
      status: 409,
      envelope: {
        StatusCode: 3004,
        Message: expect.stringMatching(/Son itiraz zamanı: \d\d\.\d\d\.\d{4} \d\d:\d\d\./),
        Data: { CanClaim: false, ClaimDueAt: dueAt.toISOString() },
      },
    });
  });

  test('a claim tells its holder once, by SMS and mail, and says nothing about the claimant', async () => {
    const { holder, claimant } = await dispute();
    const before = (await smsTo(holder.person)).length;
    await openClaim(claimant);
    await claim(claimant);
    await tellNotices(api.ports);
    const told = (await smsTo(holder.person)).slice(0, -before);
    expect(told).toEqual([expect.stringContaining('72 saat içinde siteye giriş yapmanız yeterli')]);
    const mails = await mailsTo(holder.person);
    expect(mails).toHaveLength(1);
    for (const text of [...told, ...mails]) {
      for (const secret of [claimant.person.Phone, claimant.person.Email, holder.person.NationalNumber]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  test('moves only after three days of silence, and takes nothing of the old account along', async () => {
    const { holder, claimant } = await dispute();
    await holder.browser.byUser('/api/musteri/guncelle', { AdvertisementAgreement: true, CityCode: 6 });
    await openClaim(claimant);
    api.clock.advance(claimRules.noticeSeconds - 60);
    await claimant.browser.verify(claimant.person);
    expect((await claim(claimant)).envelope).toMatchObject({ StatusCode: 3004, Data: { CanClaim: false } });
    api.clock.advance(60);
    expect((await register(claimant, { Birthdate })).envelope.StatusCode).toBe(200);
    expect((await claimant.browser.logIn(claimant.person.NationalNumber)).envelope.StatusCode).toBe(2000);
    expect((await claimant.browser.byUser('/musteri/Get-Client-Info')).envelope.Data).toMatchObject({
      ...claimant.person,
      CityCode: null,
      AdvertisementAgreement: false,
    });
    expect(
      calls.listSessions.data.parse((await claimant.browser.byUser('/account/sessions')).envelope.Data),
    ).toHaveLength(1);

    expect((await holder.browser.byUser('/get-user-claims')).envelope.StatusCode).toBe(1002);
    expect((await holder.browser.logIn(holder.person.Phone)).envelope.StatusCode).toBe(2002);
    await tellNotices(api.ports);
    expect((await mailsTo(holder.person))[0]).toContain('eski üyelik kapatıldı');
  });

  test('a holder who logs in keeps it, at any time before it moves; the claimant is told whom to ask', async () => {
    const { holder, claimant } = await dispute();
    await openClaim(claimant);
    api.clock.advance(claimRules.noticeSeconds);
    expect((await logInWithCode(holder)).envelope.StatusCode).toBe(2000);
    await claimant.browser.verify(claimant.person);
    expect(await claim(claimant)).toMatchObject(byPerson);
    await tellNotices(api.ports);
    expect((await smsTo(claimant.person))[0]).toContain('talebinize itiraz etti');
    expect((await holder.browser.byUser('/get-user-claims')).status).toBe(200);

    api.clock.advance(claimRules.validSeconds);
    await claimant.browser.verify(claimant.person);
    expect((await claim(claimant)).envelope.Data).toMatchObject({ ClaimDueAt: expect.any(String) });
  });

  test('a second claimant does not ride on the claim of the first', async () => {
    const { holder, claimant } = await dispute();
    await openClaim(claimant);
    api.clock.advance(claimRules.noticeSeconds);
    const { NationalNumber } = holder.person;
    const thief = { browser: openBrowser(api), person: { ...newPerson(), NationalNumber } };
    expect(await openClaim(thief)).toMatchObject(byPerson);
    expect((await holder.browser.logIn(holder.person.Phone)).envelope.StatusCode).toBe(2000);
  });

  test('cannot be claimed with the phone of another member', async () => {
    const { claimant } = await dispute();
    const other = newPerson();
    await openBrowser(api).join(other);
    const side = { ...claimant, person: { ...claimant.person, Phone: other.Phone } };
    expect((await claim(side)).envelope).toMatchObject({ StatusCode: 3004, Data: { CanClaim: false } });
  });

  test('a person of the agency may grant what the holder opposes', async () => {
    const { holder, claimant } = await dispute();
    await openClaim(claimant);
    await logInWithCode(holder);
    const own = '(select id from accounts where phone_index = $1)';
    await api.database.$client.query(`update number_claims set granted_at = now() where account_id = ${own}`, [
      phoneIndexOf(holder.person.Phone),
    ]);
    api.clock.advance(60);
    await claimant.browser.verify(claimant.person);
    expect((await claim(claimant)).envelope.StatusCode).toBe(200);
    expect((await holder.browser.byUser('/get-user-claims')).envelope.StatusCode).toBe(1002);
  });

  test('a holder who bought a policy under it never loses it by silence', async () => {
    const holder = await joinHolder(api);
    await buyAs(holder, { start: addDays(istanbulToday(api.clock.now()), 10) });
    const { NationalNumber, Name, Surname } = holder.person;
    const thief = { browser: openBrowser(api), person: { ...newPerson(), NationalNumber, Name, Surname } };
    const attempt = () => register(thief, { Birthdate: '1985-04-12', ClaimNumber: true });
    await thief.browser.verify(thief.person);
    expect((await register(thief, { Birthdate: '1985-04-13', ClaimNumber: true })).envelope.StatusCode).toBe(1007);
    expect(await attempt()).toMatchObject(byPerson);
    await tellNotices(api.ports);
    expect((await mailsTo(holder.person))[0]).toContain('kendisine ait olduğunu söyleyen biri var');
    api.clock.advance(claimRules.noticeSeconds);
    await thief.browser.verify(thief.person);
    expect(await attempt()).toMatchObject(byPerson);
    expect((await holder.browser.logIn(NationalNumber)).envelope.StatusCode).toBe(2000);
  });
});

describe('[C-03] the name in a registration', () => {
  const person = { ...newPerson(), NationalNumber: '44444444440' };

  test.each([
    ['Ersin', 'Örnek'],
    ['Deniz', 'Taşdere'],
  ])('%s %s is refused where the register holds another', async (Name, Surname) => {
    expect(await openBrowser(api).register({ ...person, Name, Surname })).toMatchObject({
      status: 422,
      envelope: {
        StatusCode: 1007,
        Message: 'Ad ve soyad, bu kimlik numarasının nüfus kaydıyla uyuşmuyor. Lütfen kimliğinizde yazdığı gibi yazın.',
      },
    });
  });

  test('fits without its marks and capitals', async () => {
    const reply = await openBrowser(api).register({ ...person, Name: 'ersin', Surname: 'tasdere' });
    expect(reply.envelope.StatusCode).toBe(3005);
  });
});

describe('[C-03] a mail address, which nobody proves', () => {
  test('of another account does not stop a registration; as a user name it stays with who had it first', async () => {
    const [first, second] = [newPerson(), { ...newPerson(), Email: '' }];
    const [one, two] = [openBrowser(api), openBrowser(api)];
    await one.join(first);
    api.clock.advance(60);
    const taken = { ...second, Email: first.Email.toUpperCase() };
    await two.join(taken);
    expect((await two.logIn(second.NationalNumber)).envelope.StatusCode).toBe(2000);
    expect((await one.logIn(first.Email)).envelope.StatusCode).toBe(2000);
    expect((await one.byUser('/musteri/Get-Client-Info')).envelope.Data).toMatchObject({ Phone: first.Phone });
    expect((await two.logIn(first.Email, 'Başka-bir-parola-5')).envelope.StatusCode).toBe(2002);
  });

  test('taken over by a change does not take the user name along', async () => {
    const [first, late] = [newPerson(), newPerson()];
    const [one, two] = [openBrowser(api), openBrowser(api)];
    await two.join(late);
    api.clock.advance(60);
    await one.join(first);
    await two.logIn(late.Phone);
    api.clock.advance(60);
    const change = { Email: first.Email, ...(await two.secret(goodPassword)) };
    expect((await two.byUser('/api/musteri/guncelle', change)).envelope.StatusCode).toBe(200);
    await one.logIn(first.Email);
    expect((await one.byUser('/musteri/Get-Client-Info')).envelope.Data).toMatchObject({ Phone: first.Phone });
  });
});
