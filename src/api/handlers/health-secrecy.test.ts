import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { databaseText } from '#testing/database-text.ts';
import { type HealthQuoting, newcomer, openHealthQuotation, themselves } from '#testing/health-quotation.ts';
import { openedText } from '#testing/opened-text.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { buy } from '#testing/purchase.ts';

/** No other text of the journey holds it. */
const note = 'isaretli-saglik-notu-Ğ7';
const email = 'beyan@example.com';
const declared = { ...themselves, Conditions: ['7'], Medication: true, HealthNote: note };

let api: TestApi;
let quoting: HealthQuoting;
let offers: readonly Offer[];
const everyTable = async () => `${await databaseText(api.database.$client)}\n${await openedText(api.database.$client)}`;
const replies: string[] = [];

async function ask(path: string, model: object = { HeaderGuid: quoting.headerGuid }) {
  const { envelope } = await quoting.browser.bySite(path, model);
  replies.push(JSON.stringify(envelope));
  return envelope;
}

const settledOffers = () =>
  vi.waitFor(
    async () => {
      const { Offers } = calls.listOffers.data.parse((await ask(calls.listOffers.path)).Data);
      const open = Offers.filter(({ State, CoverageState }) => State === 'waiting' || CoverageState === 'coming');
      expect(open).toEqual([]);
      return Offers;
    },
    { timeout: 20_000, interval: 100 },
  );

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoting = await openHealthQuotation(api);
  const asked = await quoting.update({ fam: [declared] });
  expect(asked.envelope.StatusCode).toBe(200);
  replies.push(JSON.stringify(asked.envelope));
  offers = await settledOffers();
});
afterAll(() => api.close());

const readings = async () => {
  const text = 'select reader, insurer from health_access_log where quotation_id = $1 order by id';
  return (await api.database.$client.query(text, [quoting.headerGuid])).rows;
};

/** What the sandbox's insurers understood of the questions, as they would keep it. */
async function toldInsurers(): Promise<readonly string[]> {
  const { rows } = await api.database.$client.query('select reference from offers where quotation_id = $1', [
    quoting.headerGuid,
  ]);
  const told = rows.map(({ reference }) => fetch(`${api.sandbox.url}/insurers/questions?reference=${reference}`));
  return Promise.all((await Promise.all(told)).map((reply) => reply.text()));
}

describe('what somebody declares of their health', () => {
  test('reaches every insurer that is asked, each reading written down', async () => {
    const insurers = new Set(offers.map(({ InsuranceFirm }) => InsuranceFirm));
    expect(insurers.size).toBeGreaterThanOrEqual(4);
    for (const told of await toldInsurers()) expect(told).toContain(note);
    const read = (await readings()).filter(({ reader }) => reader === 'insurer').map(({ insurer }) => insurer);
    expect(new Set(read)).toEqual(insurers);
  });

  test('is read back by its customer alone, each reading written down', async () => {
    const { envelope } = await quoting.browser.bySite(calls.healthQuotation.path, { HeaderGuid: quoting.headerGuid });
    const { Answers } = calls.healthQuotation.data.parse(envelope.Data);
    expect(Answers?.fam).toMatchObject([
      { Relation: '1', Height: 168, Weight: 64, Conditions: ['7'], HealthNote: note },
    ]);
    expect((await readings()).at(-1)).toEqual({ reader: 'customer', insurer: null });

    const before = await readings();
    const stranger = await openBrowser(api).bySite(calls.healthQuotation.path, { HeaderGuid: quoting.headerGuid });
    expect(stranger.status).toBe(404);
    expect(await readings()).toEqual(before);
  });

  test('the same answers ask nobody again, another note asks everybody', async () => {
    const ids = async () => new Set((await settledOffers()).map(({ OfferGuid }) => OfferGuid));
    const before = await ids();
    await quoting.update({ fam: [declared] });
    expect(await ids()).toEqual(before);
    await quoting.update({ fam: [{ ...declared, HealthNote: `${note} bir daha` }] });
    const after = await ids();
    expect([...after].filter((id) => before.has(id))).toEqual([]);
    await quoting.update({ fam: [declared] });
    offers = await settledOffers();
  });

  test('an error about it does not repeat it', async () => {
    const bad = [
      { ...declared, Height: 17 },
      { ...declared, HealthNote: note.repeat(100) },
      { ...declared, Conditions: [note] },
      { ...declared, Weight: note },
    ];
    for (const row of bad) {
      const reply = await quoting.update({ fam: [row] });
      expect(reply.envelope.Success).toBe(false);
      replies.push(JSON.stringify(reply.envelope));
    }
    expect(replies.join('\n')).not.toContain(note);
  });

  test('is not kept for a line that does not ask for it', async () => {
    const foreigner = await openHealthQuotation(api, newcomer);
    const unasked = 'sorulmamis-not-Ş4';
    await foreigner.update({ fam: [{ ...declared, HealthNote: unasked }] });
    const text = 'select 1 from health_declarations where quotation_id = $1';
    expect((await api.database.$client.query(text, [foreigner.headerGuid])).rows).toEqual([]);
    expect(await everyTable()).not.toContain(unasked);
  });

  test('stands in no table, job, log, message or other reply after a purchase', async () => {
    const main = offers.find(({ State, DisplayMode }) => State === 'active' && DisplayMode === 'buyable');
    if (!main) throw new Error('nobody sells');
    const before = (await readings()).filter(({ insurer }) => insurer === main.InsuranceFirm).length;
    const bought = await buy(quoting, { main, email });
    expect(bought.State).toBe('done');
    await deliverPolicies(api.ports, { reference: bought.OrderReference, again: false });
    // Its insurer was asked once more before the payment.
    const after = (await readings()).filter(({ insurer }) => insurer === main.InsuranceFirm).length;
    expect(after).toBeGreaterThan(before);
    replies.push(JSON.stringify(bought));
    const shared = await ask(calls.shareOffers.path);
    expect(shared.Success).toBe(true);

    const [tables, logs] = [await everyTable(), api.logs.join('\n')];
    const mails = await api.sandbox.mails(email);
    expect(mails).toHaveLength(1);
    const attached = mails.flatMap(({ attachments }) => attachments.map(({ base64 }) => Buffer.from(base64, 'base64')));
    const printed = attached.map((bytes) => readPdf(bytes).text);
    expect(printed.length).toBeGreaterThan(0);
    const messages = [...printed, JSON.stringify([await api.sandbox.inbox(quoting.phone), mails])].join('\n');
    expect(tables).toContain(quoting.headerGuid);
    expect(tables).toContain('"name": "deliverPolicies"');
    expect(logs).toContain('answered');
    for (const text of [tables, logs, messages, replies.join('\n')]) {
      expect(text).not.toContain(note);
      expect(text).not.toMatch(/"(HealthNote|Height|Weight|Conditions|heightCm|weightKg)"/);
    }
  });
});
