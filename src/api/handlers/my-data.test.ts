import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import { keptUntil } from '#domain/retention.ts';
import type { Person as Customer } from '#ports/insurer.ts';
import { tellNotices } from '#services/account/tell-notices.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Records, recordsOf } from '#testing/bought.ts';
import { type Browser, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';
import { sampleAsked } from '#testing/quotations.ts';
import { sampleHealthQuotation, tellingDeclaration } from '#testing/sample-health.ts';
import { pdfFile } from '#testing/upload.ts';

let api: TestApi;
let records: Records;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { jobs: true });
  records = recordsOf(api.database);
});
afterAll(() => api.close());

type Whose = { readonly phone: string; readonly customer: Customer };

function whose({ Phone, NationalNumber, Email, Name, Surname }: Person): Whose {
  const identity = { kind: 'national', number: NationalNumber } as const;
  const names = { name: Name, surname: Surname, phone: Phone, email: Email };
  return { phone: Phone, customer: { ...sampleAsked.customer, ...names, identity } };
}

async function member() {
  const [browser, person] = [openBrowser(api), newPerson()];
  await browser.register(person, { AdvertisementAgreement: true });
  await browser.verify(person);
  await browser.logIn(person.Email);
  const account = await api.ports.accounts.find({ kind: 'phone', value: person.Phone });
  if (!account) throw new Error('There is no account');
  return { browser, person, id: account.id, who: whose(person) };
}

const download = async (browser: Browser, password = goodPassword) =>
  browser.byUser('/api/musteri/verilerim', await browser.secret(password));
const remove = async (browser: Browser, password = goodPassword) =>
  browser.byUser('/api/musteri/hesap-sil', await browser.secret(password));
const preview = async (browser: Browser) =>
  calls.deletionPreview.data.parse((await browser.byUser('/api/musteri/hesap-silme-onizleme')).envelope.Data);
const count = async (text: string, ...values: readonly unknown[]) =>
  Number((await api.database.$client.query(`select count(*) from ${text}`, [...values])).rows[0].count);

/** A request of somebody who was not logged in, with a file. */
async function askedAsVisitor({ Name, Surname, Email, Phone }: Person) {
  const now = api.clock.now();
  const [requestId, owner] = [crypto.randomUUID(), { visitor: crypto.randomUUID(), accountId: undefined }];
  const file = { owner, fileName: 'ruhsat.pdf', mediaType: 'application/pdf', bytes: pdfFile } as const;
  const fileId = await api.ports.files.store(
    { ...file, uploadedAt: now, keptUntil: keptUntil('files', now) },
    quotaAt(now),
  );
  if (!fileId) throw new Error('The file was not stored');
  const contact = { name: `${Name} ${Surname}`, email: Email, phone: Phone };
  const about = { policyId: undefined, orderReference: undefined, typeId: 1, subject: 'Soru', linkDigest: requestId };
  const number = api.ports.secrets.supportNumber();
  const message = { text: 'Merhaba', fileIds: [fileId], sentAt: now };
  await api.ports.support.open({ id: requestId, number, accountId: undefined, contact, ...about }, message);
  return { requestId, fileId };
}

describe('downloading one’s data', () => {
  async function read(browser: Browser) {
    const { Json, Page, FileName } = calls.myData.data.parse((await download(browser)).envelope.Data);
    const file = JSON.parse(Json) as { readonly Data: Readonly<Record<string, readonly Record<string, unknown>[]>> };
    return { file, Json, Page, FileName };
  }

  test('tells account, sessions, consents, messages, quotations, offers, purchases, policies and declarations', async () => {
    const { browser, person, who } = await member();
    const order = await records.bought(api.clock.now(), who);
    const quotation = await records.quotations.open({ ...sampleHealthQuotation('v'), ...who }, api.clock.now());
    const until = keptUntil('healthDeclarations', api.clock.now());
    await api.ports.healthRecords.keep(quotation, [tellingDeclaration], { now: api.clock.now(), until });
    const { file, Page, FileName } = await read(browser);
    expect(FileName).toMatch(/^karsila-verilerim-\d{4}-\d\d-\d\d\.json$/);
    expect(file.Data).toMatchObject({
      Account: [{ NationalNumber: person.NationalNumber, Phone: person.Phone, Email: person.Email }],
      Sessions: [{ UserAgent: 'a browser' }],
      Policies: [{ OrderId: order.id, Email: person.Email }],
      Orders: [{ Reference: order.reference, Captured: order.gross, Customer: { Name: person.Name } }],
      HealthDeclarations: [{ QuotationId: quotation, Declarations: [{ HeightCm: tellingDeclaration.heightCm }] }],
    });
    for (const part of [
      'Consents',
      'Messages',
      'Codes',
      'Quotations',
      'Offers',
      'OrderItems',
      'OrderEvents',
      'Acceptances',
    ])
      expect(file.Data[part]?.length).toBeGreaterThan(0);
    expect(Page).toContain(person.NationalNumber);
    expect(Page).toContain(order.reference);
    expect(await count("health_access_log where quotation_id = $1 and reader = 'customer'", quotation)).toBe(1);
  });

  test('tells nothing of others, not even of the same number with another phone or the same address', async () => {
    const { browser, person } = await member();
    const stranger = newPerson();
    const other = whose({ ...stranger, NationalNumber: person.NationalNumber, Email: person.Email });
    const order = await records.bought(api.clock.now(), other);
    const mail = { channel: 'email', purpose: 'policies', recipient: person.Email, reason: order.reference } as const;
    await api.ports.ledger.add({ ...mail, sentAt: api.clock.now(), providerId: undefined, state: 'sent' });
    const { Json, Page } = await read(browser);
    for (const text of [stranger.Phone, order.reference, order.id]) {
      expect(Json).not.toContain(text);
      expect(Page).not.toContain(text);
    }
  });

  test('a hostile name is told as it is and runs nowhere', async () => {
    const { browser, id } = await member();
    const names = { name: `<script>x</script>"'`, surname: '<img onerror=x>' };
    await api.ports.accounts.change(id, names, { now: api.clock.now(), notices: [] });
    const { file, Page } = await read(browser);
    expect(file.Data.Account).toMatchObject([{ Name: names.name, Surname: names.surname }]);
    expect(Page).not.toMatch(/<script|<img/);
  });

  test('wants the password, also of who just proved the phone, and is limited', async () => {
    const { browser } = await member();
    expect((await download(browser, 'Yanlış-şifre-123')).envelope).toMatchObject({ StatusCode: 1007, Data: null });
    expect(
      (await openBrowser(api).bySite('/api/musteri/verilerim', { Password: goodPassword })).envelope.StatusCode,
    ).toBe(1002);
    const codes = [];
    for (let call = 0; call < 7; call += 1) codes.push((await download(browser)).status);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('deleting the account', () => {
  test('the preview counts what goes and what stays, with its reason and its end', async () => {
    const { browser, who } = await member();
    await records.bought(api.clock.now(), { ...who, end: '2027-11-20' });
    await records.asked(api.clock.now(), who);
    await records.failed(api.clock.now(), who);
    const { Deleted, Kept, Hindrance } = await preview(browser);
    expect(Hindrance).toBeNull();
    expect(Deleted).toContain('1 teklif isteği: satın almadıklarınız, yanıtlarınız ve gelen fiyatlarla');
    expect(Kept).toContainEqual(
      expect.objectContaining({ What: 'Satın almalarınız, 1 poliçe', Count: 1, Until: '2037-11-21' }),
    );
    expect(Kept).toContainEqual(expect.objectContaining({ What: 'Sonuçlanmayan ödeme denemeleri', Count: 1 }));
  });

  test('takes account, sessions, codes, quotations and permissions at once, keeps the purchase, and tells the holder', async () => {
    const { browser, person, id, who } = await member();
    const order = await records.bought(api.clock.now(), { ...who, accountId: id });
    const { quotationId } = await records.asked(api.clock.now(), who);
    expect(await remove(browser)).toMatchObject({ status: 200, envelope: { Success: true } });
    expect((await browser.byUser('/account/sessions')).envelope.StatusCode).toBe(1002);
    expect(await api.ports.accounts.read(id)).toBeUndefined();
    expect(await count('sessions where account_id = $1', id)).toBe(0);
    expect(await count('account_devices where account_id = $1', id)).toBe(0);
    expect(await count('quotations where id = $1', quotationId)).toBe(0);
    expect(await count('offers where quotation_id = $1', quotationId)).toBe(0);
    expect(await count('quotation_visitors where quotation_id = $1', order.quotationId)).toBe(0);
    expect(await count('policies where order_id = $1', order.id)).toBe(1);
    expect(await count('orders where id = $1 and account_id is null', order.id)).toBe(1);
    const facts = await api.ports.consents.of({ phone: person.Phone, nationalNumber: person.NationalNumber });
    for (const channel of ['sms', 'call', 'email'])
      expect(facts.findLast((fact) => fact.channel === channel)).toMatchObject({
        purpose: 'marketing',
        granted: false,
      });
    await tellNotices(api.ports);
    expect((await api.sandbox.inbox(person.Phone))[0]?.text).toContain('Üyeliğiniz isteğinizle silindi');
  });

  test('who registers again sees the policies of the phone and number, and nothing else of before', async () => {
    const { browser, person, who } = await member();
    const order = await records.bought(api.clock.now(), who);
    await remove(browser);
    api.clock.advance(120);
    const again = openBrowser(api);
    await again.join(person);
    await again.logIn(person.Email);
    const { envelope } = await again.byUser('/api/teklif/yeni-policelerim');
    expect(JSON.stringify(envelope.Data)).toContain(order.items[0]?.policyNumber ?? '–');
    const { Json } = calls.myData.data.parse((await download(again)).envelope.Data);
    const { Data } = JSON.parse(Json);
    expect(Data.Quotations).toMatchObject([{ Id: order.quotationId }]);
    expect(Data.Sessions).toHaveLength(1);
  });

  test('a wrong password deletes nothing', async () => {
    const { browser, id } = await member();
    expect((await remove(browser, 'Yanlış-şifre-123')).envelope.StatusCode).toBe(1007);
    expect(await api.ports.accounts.read(id)).toBeDefined();
  });

  test('money on its way hinders it kindly, until it has arrived', async () => {
    const { browser, id, who } = await member();
    const order = await records.ordered(api.clock.now(), { ...who, accountId: id });
    const sent = await records.orders.act(order, 'sendToBank', {}, api.clock.now());
    expect((await preview(browser)).Hindrance).toContain('Süren bir ödemeniz var');
    expect((await remove(browser)).envelope).toMatchObject({
      Success: false,
      StatusCode: 1001,
      Messages: [expect.stringContaining('Süren bir ödemeniz var')],
    });
    expect(await api.ports.accounts.read(id)).toBeDefined();
    if (sent) await records.orders.act(sent, 'refuse', { reason: { kind: 'abandoned' } }, api.clock.now());
    expect((await remove(browser)).status).toBe(200);
  });

  test('many presses at once delete it once and tell it once', async () => {
    const { browser, id, person } = await member();
    const secrets = await Promise.all(Array.from({ length: 4 }, () => browser.secret(goodPassword)));
    const replies = await Promise.all(secrets.map((secret) => browser.byUser('/api/musteri/hesap-sil', secret)));
    expect(replies.every(({ status, envelope }) => status === 200 || envelope.StatusCode === 1002)).toBe(true);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await api.ports.accounts.read(id)).toBeUndefined();
    const notices = await api.ports.notices.due({ since: new Date(0), most: 500 });
    expect(notices.filter(({ kind, phone }) => kind === 'accountDeleted' && phone === person.Phone)).toHaveLength(1);
  });

  test('who pays at the same moment either hinders it or finds nothing to pay for', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id, who, person } = await member();
      const priced = await records.asked(api.clock.now(), who);
      const { Phone: phone, NationalNumber: nationalNumber, Email: email } = person;
      const subject = { accountId: id, phone, nationalNumber, email };
      const erasure = { now: api.clock.now(), withdrawalsOf: () => [] };
      const [paid, erased] = await Promise.all([
        records.place(priced, api.clock.now(), { accountId: id }),
        api.ports.personalData.erase(subject, erasure),
      ]);
      outcomes.add(`${paid.kind} ${erased.kind}`);
      const isThere = await count('quotations where id = $1', priced.quotationId);
      expect(isThere).toBe(paid.kind === 'opened' ? 1 : 0);
      expect(Boolean(await api.ports.accounts.read(id))).toBe(erased.kind === 'hindered');
    }
    for (const outcome of outcomes) expect(['opened hindered', 'gone erased']).toContain(outcome);
  });

  test('threads about nothing bought go; those about a purchase stay without name and way back', async () => {
    const { browser, id, who } = await member();
    const order = await records.bought(api.clock.now(), { ...who, accountId: id });
    const open = (number: string, orderReference: string | undefined) => {
      const about = { policyId: undefined, orderReference, typeId: 1, subject: 'Soru', linkDigest: undefined };
      const requestId = crypto.randomUUID();
      const request = { id: requestId, number, accountId: id, contact: undefined, ...about };
      const message = { text: 'Merhaba', fileIds: [], sentAt: api.clock.now() };
      return api.ports.support.open(request, message).then(() => requestId);
    };
    const [loose, tied] = [await open('D1', undefined), await open('D2', order.reference)];
    await remove(browser);
    expect(await api.ports.support.find(loose)).toBeUndefined();
    expect(await api.ports.support.find(tied)).toMatchObject({ accountId: undefined, contact: undefined });
  });

  test('what was asked as a visitor is told and goes too with its file, where phone and address are the account’s', async () => {
    const { browser, person } = await member();
    const [own, strangers] = [
      await askedAsVisitor(person),
      await askedAsVisitor({ ...person, Email: newPerson().Email }),
    ];
    const { Json } = calls.myData.data.parse((await download(browser)).envelope.Data);
    expect(Json).toContain(own.requestId);
    expect(Json).not.toContain(strangers.requestId);
    await remove(browser);
    expect(await api.ports.support.find(own.requestId)).toBeUndefined();
    expect(await api.ports.support.find(strangers.requestId)).toBeDefined();
    expect([
      await count('files where id = $1', own.fileId),
      await count('files where id = $1', strangers.fileId),
    ]).toEqual([0, 1]);
  });
});
