import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { setAccountPhone } from '#testing/account-rows.ts';
import { type ApiReply, startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { newPerson } from '#testing/people.ts';
import { buy, type Offered, offered, offerOf } from '#testing/purchase.ts';
import { driver } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let quoted: Offered;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoted = await offered(api);
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const { path } = calls.getPdf;
const owner = (): Browser => quoted.quoting.browser;
const stranger = (): Browser => openBrowser(api);
const get = (browser: Browser, model: object) => browser.bySite(path, model);
const behave = (insurer: string, mode: 'ok' | 'error') =>
  api.sandbox.world.behaviours.change(`insurers/${insurer}`, { mode });

function pdfOf({ status, envelope }: ApiReply): { readonly name: string; readonly bytes: Buffer } {
  expect([status, envelope.Messages]).toEqual([200, ['Başarılı']]);
  const { FileName, Base64 } = calls.getPdf.data.parse(envelope.Data);
  const bytes = Buffer.from(Base64, 'base64');
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  return { name: FileName, bytes };
}

describe("[C-20] an insurer's documents of an offer", () => {
  test.each(['offer', 'informationForm'] as const)('%s is asked for once and kept', async (DocumentKey) => {
    const { OfferGuid, ProposalNo } = offerOf(quoted, '901');
    const first = pdfOf(await get(owner(), { DocumentKey, OfferGuid }));
    const title = DocumentKey === 'offer' ? 'Teklif' : 'Bilgilendirme formu';
    expect(first.name).toBe(`${title} ${ProposalNo}.pdf`);
    behave('901', 'error');
    const second = pdfOf(await get(owner(), { Language: 'tr-TR', DocumentKey, OfferGuid }));
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  test('an insurer that cannot give it now is named, and can be asked again', async () => {
    const { OfferGuid } = offerOf(quoted, '903');
    behave('903', 'error');
    const { status, envelope } = await get(owner(), { DocumentKey: 'offer', OfferGuid });
    expect(status).toBe(503);
    expect(envelope.Messages).toEqual(['Kırlangıç Sigorta bu belgeyi şu anda veremiyor. Biraz sonra tekrar deneyin.']);
    behave('903', 'ok');
    pdfOf(await get(owner(), { DocumentKey: 'offer', OfferGuid }));
  });

  test('a new price has new documents', async () => {
    const { OfferGuid, Installments } = offerOf(quoted, '905');
    const before = pdfOf(await get(owner(), { DocumentKey: 'offer', OfferGuid }));
    const gross = Math.round((Installments[0]?.GrossPremium ?? 0) * 100) + 1000;
    await api.ports.quotations.reprice(OfferGuid, { installmentCount: 1, gross });
    const after = pdfOf(await get(owner(), { DocumentKey: 'offer', OfferGuid }));
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect(await api.ports.documents.list(OfferGuid)).toHaveLength(2);
  });

  test('nobody else finds them, nor an offer that is none', async () => {
    const { OfferGuid } = offerOf(quoted, '901');
    const declined = quoted.offers.find(({ State }) => State !== 'active');
    expect((await get(stranger(), { DocumentKey: 'offer', OfferGuid })).status).toBe(404);
    for (const id of [randomUUID(), declined?.OfferGuid ?? randomUUID()])
      expect((await get(owner(), { DocumentKey: 'offer', OfferGuid: id })).status).toBe(404);
  });
});

describe('[C-20] offers side by side', () => {
  const chosen = () => ['901', '902', '903', '905'].map((insurer) => offerOf(quoted, insurer).OfferGuid);
  const model = (ids: readonly string[], more = {}) => ({
    DocumentKey: 'comparison',
    HeaderGuid: quoted.quoting.headerGuid,
    OfferGuids: ids,
    ...more,
  });

  test('up to four stand on one document, in the order in which they were chosen', async () => {
    const { name, bytes } = pdfOf(await get(owner(), model(chosen())));
    const { text, title, isTagged, language } = readPdf(bytes);
    expect({ name, title, isTagged, language }).toEqual({
      name: 'Teklif karşılaştırması.pdf',
      title: 'Teklif karşılaştırması: Kasko',
      isTagged: true,
      language: 'tr-TR',
    });
    expect(text).toMatch(/Çınaraltı Sigorta, .*Lodos Sigorta, .*Kırlangıç Sigorta, .*Yakamoz Sigorta, /);
    expect(text).toContain('Cam muafiyeti');
  });

  test('names the brand, what is insured, what differs with marks, and who would pay what', async () => {
    const { text, drawn } = readPdf(pdfOf(await get(owner(), model(chosen()))).bytes);
    // The shield of the logo, drawn on the first page.
    expect(drawn.findIndex((page) => page.includes('24 2 m'))).toBe(0);
    expect(text).toMatch(/^Karşıla Sigorta Teklif karşılaştırması: Kasko /);
    expect(text).toMatch(/Ne için Araç \S+ .*20\d\d Plaka 34[A-Z]+\d+ Başlangıç \d\d\.\d\d\.\d{4} Fiyat/);
    expect(text).toMatch(/Farklar .*✓ Dahil.*✕ Hariç/);
    expect(text).toMatch(/Kim ne öder\?.*Örnek .*Ön cam kırıldı.* Siz: [\d.]+ TL Şirket: [\d.]+ TL/);
  });

  test('one or five are no comparison, and foreign offers are not found', async () => {
    const [first = ''] = chosen();
    for (const ids of [[first], [...chosen(), offerOf(quoted, '910').OfferGuid]])
      expect((await get(owner(), model(ids))).envelope.StatusCode).toBe(1000);
    expect((await get(owner(), model([first, randomUUID()]))).status).toBe(404);
    expect((await get(stranger(), model(chosen()))).status).toBe(404);
    const other = await offered(api);
    expect((await get(owner(), model([first, offerOf(other, '901').OfferGuid]))).status).toBe(404);
    expect((await get(other.quoting.browser, model(chosen()))).status).toBe(404);
  });
});

describe('[C-20] texts of our own and bad questions', () => {
  test('the contract of sales at a distance is open to everybody', async () => {
    const { name, bytes } = pdfOf(await get(stranger(), { DocumentKey: 'distanceSales' }));
    expect(name).toBe('Mesafeli satış sözleşmesi.pdf');
    expect(readPdf(bytes).text).toContain('14 gün içinde gerekçe göstermeden');
  });

  test('for a basket the contract names insurers, buyer, price, plan and what is insured, to its owner alone', async () => {
    const [main, added] = [offerOf(quoted, '901'), offerOf(quoted, '912', 'ferdikaza')];
    const model = {
      DocumentKey: 'distanceSales',
      OfferGuid: main.OfferGuid,
      CrossSellingOffers: [added.OfferGuid],
      InstallmentCount: 1,
    };
    const { text } = readPdf(pdfOf(await get(owner(), model)).bytes);
    expect(text).toMatch(
      /Bu satışın bilgileri .*Levha no .*T\.C\. kimlik no \d\d\*{7}\d\d Telefon 0\d{3} \d{3} \d\d \d\d/,
    );
    expect(text).not.toContain(driver.NationalNumber);
    expect(text).toMatch(/Plaka 34[A-Z]+\d+ .*Kasko Çınaraltı Sigorta .*Ferdi kaza Patika Sigorta /);
    expect(text).toMatch(/Toplam \(vergi ve kesintiler dahil\) [\d.]+,\d\d TL Ödeme planı Tek çekim/);
    expect(text).toContain('14 gün içinde gerekçe göstermeden');
    expect((await get(stranger(), model)).status).toBe(404);
    expect((await get(owner(), { ...model, InstallmentCount: 35 })).status).toBe(404);
    expect((await get(owner(), { ...model, OfferGuid: randomUUID() })).status).toBe(404);
  });

  test.each(['en', 'EN-us', 'de', 'türkçe'])('no document is given in another language: %s', async (Language) => {
    const { status, envelope } = await get(stranger(), { Language, DocumentKey: 'distanceSales' });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({
      StatusCode: 1000,
      Messages: ['Belgeler yalnızca Türkçe hazırlanır, başka bir dilde verilemez.'],
      Data: null,
    });
  });

  test.each([
    {},
    { Language: 'tr' },
    { DocumentKey: 'offer' },
    { DocumentKey: 'policy', OfferGuid: randomUUID() },
    { DocumentKey: 'başka', OfferGuid: randomUUID() },
    { DocumentKey: 'comparison', HeaderGuid: randomUUID() },
  ])('%j is no question', async (model) => {
    expect((await get(owner(), model)).envelope.StatusCode).toBe(1000);
  });

  test('a visitor who asks without end is slowed', async () => {
    const busy = stranger();
    const model = { DocumentKey: 'offer', OfferGuid: randomUUID() };
    for (let count = 0; count < 60; count += 1) expect((await get(busy, model)).status).toBe(404);
    expect((await get(busy, model)).status).toBe(429);
  });
});

describe('documents of a policy', () => {
  const email = 'alici@example.com';
  let status: OrderStatus;
  const policyId = () => status.Items[0]?.PolicyGuid ?? '';
  beforeAll(async () => {
    status = await buy(quoted.quoting, { main: offerOf(quoted, '902'), installmentCount: 1, email });
    expect(status.State).toBe('done');
  });

  test('the order tells its buyer who bought it, until when the policy can be given back and where a claim is reported', async () => {
    const { path: statusPath } = calls.orderStatus;
    const model = { OrderReference: status.OrderReference };
    expect((await owner().bySite(statusPath, model)).envelope.Data).toMatchObject({
      Customer: { Name: expect.stringMatching(/./), Surname: expect.stringMatching(/./) },
      Items: [{ FirmPhone: '08500000902', Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' } }],
    });
    expect((await stranger().bySite(statusPath, model)).status).toBe(404);
  });

  test("[C-20] the buyer reads the insurer's policy and our summary, and nobody else", async () => {
    const number = status.Items[0]?.PolicyNo;
    const policy = pdfOf(await get(owner(), { DocumentKey: 'policy', PolicyGuid: policyId() }));
    expect(policy.name).toBe(`Poliçe ${number}.pdf`);
    const summary = pdfOf(await get(owner(), { DocumentKey: 'summary', PolicyGuid: policyId() }));
    expect(summary.name).toBe(`Poliçe özeti ${number}.pdf`);
    const { text } = readPdf(summary.bytes);
    expect(text).toContain(`Poliçe no ${number}`);
    expect(text).toContain('Sigorta şirketi Lodos Sigorta');
    const again = pdfOf(await get(owner(), { DocumentKey: 'summary', PolicyGuid: policyId() }));
    expect(again.bytes.equals(summary.bytes)).toBe(true);
    for (const PolicyGuid of [policyId(), randomUUID()])
      expect((await get(stranger(), { DocumentKey: 'policy', PolicyGuid })).status).toBe(404);
  });

  test('[C-20] the buyer reads them from another browser after a login with the same number and proven phone', async () => {
    const [other, person] = [stranger(), { ...newPerson(), NationalNumber: driver.NationalNumber, Surname: 'Akçam' }];
    await other.join(person);
    await other.logIn(person.Email);
    const model = { DocumentKey: 'policy', PolicyGuid: policyId() };
    expect((await other.byUser(path, model)).status).toBe(404);
    const setPhone = (phone: string, isVerified: boolean) =>
      setAccountPhone(api.database, person.Email, { phone, isVerified });
    await setPhone(quoted.quoting.phone, false);
    expect((await other.byUser(path, model)).status).toBe(404);
    await setPhone(quoted.quoting.phone, true);
    pdfOf(await other.byUser(path, model));
    expect((await other.bySite(path, model)).status).toBe(404);
  });

  test('[C-20] the contract of sales is the one that was accepted, whatever the site shows by now', async () => {
    const { rows } = await api.database.$client.query(
      `select t.hash, t.html from contract_texts t
         join document_acceptances a on a.text_hash = t.hash and a.document_key = 'distanceSales'
         join orders o on o.id = a.order_id where o.reference = $1`,
      [status.OrderReference],
    );
    expect(rows).toHaveLength(1);
    expect(createHash('sha256').update(rows[0].html).digest('hex')).toBe(rows[0].hash);
    await api.database.$client.query("update contract_texts set html = html || '<p>Kasımda böyle yazıyordu.</p>'");
    const model = { DocumentKey: 'distanceSales', PolicyGuid: policyId() };
    const { name, bytes } = pdfOf(await get(owner(), model));
    expect(name).toBe('Mesafeli satış sözleşmesi.pdf');
    expect(readPdf(bytes).text).toContain('14 gün içinde gerekçe göstermeden');
    expect(readPdf(bytes).text).toContain('Kasımda böyle yazıyordu.');
    expect(readPdf(bytes).text).toMatch(/Bu satışın bilgileri .*E-posta alici@example\.com .*Kasko Lodos Sigorta /);
    expect(rows[0].html).not.toMatch(/Lodos|alici@example/);
    expect(pdfOf(await get(owner(), model)).bytes.equals(bytes)).toBe(true);
    expect((await get(stranger(), model)).status).toBe(404);
    const current = pdfOf(await get(stranger(), { DocumentKey: 'distanceSales' }));
    expect(readPdf(current.bytes).text).not.toContain('Kasımda böyle yazıyordu.');
  });

  test('are sent once more when the buyer asks, a few times an hour', async () => {
    const model = { OrderReference: status.OrderReference };
    const resend = (browser: Browser) => browser.bySite(calls.resendDocuments.path, model);
    const waiting = async () => {
      const text =
        "select data from pgboss.job where name = 'deliverPolicies' and data->>'reference' = $1 order by created_on";
      const { rows } = await api.database.$client.query(text, [status.OrderReference]);
      return rows.map(({ data }) => data.again);
    };
    expect(await waiting()).toEqual([false]);
    expect((await resend(stranger())).status).toBe(404);
    expect((await resend(owner())).envelope.Data).toEqual({ Email: email });
    expect(await waiting()).toEqual([false, true]);
    await resend(owner());
    await resend(owner());
    expect((await resend(owner())).status).toBe(429);
    expect(await waiting()).toHaveLength(4);
  });

  test('cannot be sent while there are none', async () => {
    const fresh = await offered(api);
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'decline' });
    const { OrderReference } = await buy(fresh.quoting, { main: offerOf(fresh, '901'), email });
    const reply = await fresh.quoting.browser.bySite(calls.resendDocuments.path, { OrderReference });
    expect(reply.envelope).toMatchObject({
      StatusCode: 1001,
      Messages: [expect.stringContaining('poliçe düzenlenince')],
    });
  });
});
