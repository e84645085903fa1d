import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Offer, OfferList } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { eq } from '#db/drizzle.ts';
import { offers as offerRows } from '#db/schema/quotations.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { timePasses } from '#testing/time-passes.ts';
import { driver, openQuotation, proveAgain, proveVisitor, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
});
afterAll(() => api.close());

const addOns = { CrossSellingBranches: ['ferdikaza', 'hukuksalkoruma'] };

async function list({ browser, headerGuid }: Quoting, cursor?: string): Promise<OfferList> {
  const model = { HeaderGuid: headerGuid, ...(cursor === undefined ? {} : { Cursor: cursor }) };
  return calls.listOffers.data.parse((await browser.bySite(calls.listOffers.path, model)).envelope.Data);
}

/** The list once everybody has answered and told the coverages. */
function settled(quoting: Quoting): Promise<OfferList> {
  return vi.waitFor(
    async () => {
      const offers = await list(quoting);
      const open = offers.Offers.filter(
        ({ State, CoverageState }) => State === 'waiting' || CoverageState === 'coming',
      );
      expect(open).toEqual([]);
      return offers;
    },
    { timeout: 10_000, interval: 50 },
  );
}

async function asked(model: object = {}, answers: object = {}): Promise<{ quoting: Quoting; offers: OfferList }> {
  const quoting = await openQuotation(api, model);
  const { envelope } = await quoting.update({ ...addOns, ...answers });
  expect(envelope.Messages).toEqual(['Başarılı']);
  return { quoting, offers: await settled(quoting) };
}

const ofInsurer = ({ Offers }: OfferList, insurer: string, line = 'kasko') =>
  Offers.filter(({ InsuranceFirm, Line }) => InsuranceFirm === insurer && Line === line);

describe('[C-19] the offers of a quotation', () => {
  test('[L-09] hold a price, instalments and covers for every package, the main line and its add-ons', async () => {
    const { offers, quoting } = await asked();
    const kasko = api.ports.panel.filter(({ lines }) => lines.includes('kasko'));
    expect(offers).toMatchObject({
      HeaderGuid: quoting.headerGuid,
      Line: 'kasko',
      State: 'complete',
      Answered: kasko.length,
      Total: kasko.length,
      ClosesAt: '2026-11-15T09:01:10.000Z',
      ServerTime: '2026-11-15T09:00:00.000Z',
      Full: true,
    });
    expect(new Set(offers.Offers.map(({ Line }) => Line))).toEqual(new Set(['kasko', 'ferdikaza', 'hukuksalkoruma']));
    const packages = ofInsurer(offers, '901');
    expect(packages.map(({ PackageName }) => PackageName).sort()).toEqual([
      'Dar Kasko',
      'Genişletilmiş Kasko',
      'Kasko',
    ]);
    expect(packages[0]).toMatchObject({
      FirmName: 'Çınaraltı Sigorta',
      DisplayMode: 'buyable',
      State: 'active',
      Reason: null,
      Retryable: false,
      Currency: 'TRY',
      MaxInstallment: 9,
      CoverageState: 'told',
      ProposalNo: expect.stringMatching(/^901-/),
      ValidUntil: '2026-11-16T09:00:00.000Z',
      Documents: [],
    });
    for (const { GrossPremium, NetPremium, Installments, Coverages } of packages) {
      expect(GrossPremium ?? 0).toBeGreaterThan(NetPremium ?? 0);
      expect(Installments[0]).toEqual({ Count: 1, GrossPremium });
      expect(Coverages).toContainEqual({ Key: 'carpma', Kind: 'marketValue', Value: null, Currency: null });
      expect(Coverages.find(({ Key }) => Key === 'depremMuafiyeti')?.Kind).toMatch(/percent|notIncluded/);
    }
    const amounts = packages.flatMap(({ Coverages }) => Coverages).filter(({ Kind }) => Kind === 'amount');
    expect(amounts).toContainEqual({ Key: 'immLimitiAyrimsiz', Kind: 'amount', Value: 1_000_000, Currency: null });
  });

  const byHand = { BrandCode: '702', VehicleType: '1001', ModelYear: 2021, FuelType: 'Benzin', UsageType: '111-10' };
  const newVehicle = { LicensePlateNumber: '34YK', LicencePermitNo: undefined, AsbisNo: '1234567890' };
  test.each([
    ['trafik', {}, {}, ['ferdikaza', 'hukuksalkoruma']],
    ['trafik', { SecondHand: true }, { NotarySaleDate: '2026-11-10' }, ['ferdikaza', 'hukuksalkoruma']],
    ['kasko', newVehicle, { ProfessionCode: 'doktor' }, ['ferdikaza', 'hukuksalkoruma']],
    ['trafik', newVehicle, {}, ['ferdikaza', 'hukuksalkoruma']],
    ['imm', {}, { LiabilityLimit: 'sinirsiz' }, ['ferdikaza', 'hukuksalkoruma']],
    [
      'galericikisatrafik',
      {},
      { DealerLicenceNo: 'YB-1', NotarySaleDate: '2026-11-01', TermDays: 30 },
      ['galericiferdikaza', 'galericiseyahat'],
    ],
    [
      'yesilKart',
      { LicensePlateNumber: '34YK', LicencePermitNo: undefined },
      { ...byHand, GreenCardType: '2', DestinationCountry: 'DE', TermDays: 31 },
      [],
    ],
    [
      'yabanciTrafik',
      { LicensePlateNumber: 'B XY 1234', LicencePermitNo: undefined },
      { ...byHand, RegistrationCountry: 'DE', TermDays: 180 },
      [],
    ],
  ])('[L-05] [L-06] [L-09] %s %o is priced by every insurer that sells it', async (line, model, answers, beside) => {
    const everything = {
      CrossSellingBranches: ['ferdikaza', 'hukuksalkoruma', 'galericiferdikaza', 'galericiseyahat'],
    };
    const { offers } = await asked({ QueryType: line, ...model }, { ...answers, ...everything });
    expect(offers.Offers.filter(({ State }) => State !== 'active')).toEqual([]);
    expect(new Set(offers.Offers.map(({ Line }) => Line))).toEqual(new Set([line, ...beside]));
    const sellers = api.ports.panel.filter(({ lines }) => lines.some((sold) => sold === line));
    expect(offers).toMatchObject({ Line: line, Total: sellers.length, Answered: sellers.length });
  });

  test('an insurer that declines says why in its own words and is not asked again', async () => {
    const { offers } = await asked();
    const declined = offers.Offers.filter(({ State }) => State === 'declined');
    expect(declined.length).toBeGreaterThan(0);
    for (const offer of declined) {
      expect(offer).toMatchObject({ Retryable: false, GrossPremium: null, PackageName: null, Installments: [] });
      expect(offer.Reason).toMatch(/\p{L}{3}/u);
    }
  });

  test('a cursor gives what changed after it, and one that is no cursor gives everything', async () => {
    const { quoting, offers } = await asked();
    expect(await list(quoting, offers.Cursor)).toMatchObject({ Full: false, Offers: [], Cursor: offers.Cursor });
    expect(offers.Cursor).toMatch(/^\d+\.\d+$/);
    const round = offers.Cursor.split('.')[0];
    const later = await list(quoting, `${round}.1`);
    expect(later).toMatchObject({ Full: false, Cursor: offers.Cursor });
    expect(later.Offers).toHaveLength(offers.Offers.length);
    for (const garbage of ['x', '1', '1.2.3', "' or 1=1", '-1.0', `${round}.99999999999999999999`, '']) {
      expect(await list(quoting, garbage), garbage).toMatchObject({ Full: true, Cursor: offers.Cursor });
    }
    await quoting.update({ ...addOns, RadioPrice: 1000 });
    expect(await list(quoting, offers.Cursor)).toMatchObject({ Full: true });
    await settled(quoting);
  });

  test('no answer is asked for again by an update that changes nothing', async () => {
    const { quoting, offers } = await asked();
    await quoting.update(addOns);
    expect(await list(quoting)).toEqual(offers);
  });

  test('before the panel is asked there is nothing to list', async () => {
    const { browser, headerGuid } = await openQuotation(api);
    for (const { path } of [calls.listOffers, calls.shareOffers]) {
      expect((await browser.bySite(path, { HeaderGuid: headerGuid })).envelope.StatusCode).toBe(1001);
    }
  });
});

describe('asking one insurer again', () => {
  const again = (browser: Browser, model: object, path: string = calls.startKasko.path) => browser.bySite(path, model);

  test('one that failed says so, may be asked again, and then answers', async () => {
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
    const { quoting, offers } = await asked();
    const { browser, headerGuid: HeaderGuid } = quoting;
    expect(ofInsurer(offers, '901')).toMatchObject([
      { State: 'failed', Retryable: true, Reason: expect.stringMatching(/Şirketin sisteminde bir sorun/) },
    ]);
    api.sandbox.world.behaviours.reset();
    const reply = await again(browser, { HeaderGuid, InsuranceFirm: '901', QueryType: 'kasko' });
    expect(calls.startKasko.data.parse(reply.envelope.Data).Panel).toContainEqual(
      expect.objectContaining({ InsuranceFirm: '901', Line: 'kasko' }),
    );
    const after = await settled(quoting);
    expect(ofInsurer(after, '901').map(({ State }) => State)).toEqual(['active', 'active', 'active']);
    expect(ofInsurer(after, '901', 'ferdikaza')).toMatchObject([{ State: 'failed' }]);

    await again(browser, { HeaderGuid, InsuranceFirm: '901' });
    const all = await settled(quoting);
    expect(ofInsurer(all, '901', 'ferdikaza').every(({ State }) => State === 'active')).toBe(true);
    expect(ofInsurer(all, '901')).toEqual(ofInsurer(after, '901'));
  });

  test('who has answered is never asked again', async () => {
    const { quoting, offers } = await asked();
    const { browser, headerGuid: HeaderGuid } = quoting;
    const firms = new Set(offers.Offers.map(({ InsuranceFirm }) => InsuranceFirm));
    for (const InsuranceFirm of firms) {
      expect((await again(browser, { HeaderGuid, InsuranceFirm })).envelope.StatusCode).toBe(200);
    }
    expect(await list(quoting)).toEqual(offers);
  });

  test('an insurer or a line that was not asked is not found, and neither is a quotation of the other page', async () => {
    const { browser, headerGuid: HeaderGuid } = (await asked()).quoting;
    for (const model of [{ InsuranceFirm: '907' }, { InsuranceFirm: '901', QueryType: 'trafik' }]) {
      expect((await again(browser, { HeaderGuid, ...model })).envelope.StatusCode).toBe(404);
    }
    expect((await again(browser, { HeaderGuid }, calls.startTraffic.path)).envelope.StatusCode).toBe(404);
    expect((await again(browser, { HeaderGuid })).envelope.StatusCode).toBe(200);
  });

  test('a package is one of that insurer in this quotation, or not found', async () => {
    const { quoting, offers } = await asked();
    const { browser, headerGuid: HeaderGuid } = quoting;
    const PackageGuid = ofInsurer(offers, '901')[0]?.PackageGuid;
    const codeOf = async (model: object) => (await again(browser, { HeaderGuid, ...model })).envelope.StatusCode;
    expect(await codeOf({ InsuranceFirm: '901', PackageGuid })).toBe(200);
    expect(await codeOf({ PackageGuid })).toBe(200);
    expect(await codeOf({ InsuranceFirm: '902', PackageGuid })).toBe(404);
    expect(await codeOf({ InsuranceFirm: '901', QueryType: 'ferdikaza', PackageGuid })).toBe(404);
    expect(await codeOf({ InsuranceFirm: '901', PackageGuid: HeaderGuid })).toBe(404);
    expect(await list(quoting)).toEqual(offers);
  });

  test('without an insurer the panel is only read; before it is asked it is empty', async () => {
    const { browser, headerGuid: HeaderGuid } = await openQuotation(api, { QueryType: 'trafik' });
    const { path } = calls.startTraffic;
    expect((await again(browser, { HeaderGuid }, path)).envelope.Data).toEqual({ HeaderGuid, Panel: [] });
    const early = await again(browser, { HeaderGuid, InsuranceFirm: '901' }, path);
    expect(early.envelope.StatusCode).toBe(1001);
  });

  test('[E-01] a machine is turned away', async () => {
    const { browser, headerGuid: HeaderGuid } = await openQuotation(api);
    const codes: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      codes.push((await again(browser, { HeaderGuid, InsuranceFirm: '901' })).envelope.StatusCode);
    }
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
  });
});

describe('[C-14] the panel of a quotation', () => {
  test('is told to who names the line, the phone and the number of the quotation', async () => {
    const { quoting, offers } = await asked({ QueryType: 'trafik' });
    const { browser, phone, headerGuid: HeaderGuid } = quoting;
    const right = { QueryType: 'trafik', Gsm: `0${phone}`, NationalNumber: driver.NationalNumber, HeaderGuid };
    const read = async (model: object) => (await browser.bySite(calls.firms.path, model)).envelope;
    const { Panel } = calls.firms.data.parse((await read(right)).Data);
    expect(Panel.filter(({ Line }) => Line === 'trafik')).toHaveLength(offers.Total);
    expect(Panel[0]).toEqual({ InsuranceFirm: '901', FirmName: 'Çınaraltı Sigorta', Line: 'trafik', State: 'active' });
    for (const wrong of [{ Gsm: '5559999999' }, { NationalNumber: '22222222220' }, { QueryType: 'kasko' }]) {
      expect((await read({ ...right, ...wrong })).StatusCode).toBe(404);
    }
  });
});

describe('another visitor', () => {
  test('finds nothing anywhere, whatever they know', async () => {
    const { quoting } = await asked();
    const { phone, headerGuid: HeaderGuid } = quoting;
    const stranger = (await proveVisitor(api)).browser;
    const attempts = [
      [calls.vehicleQuotation.path, {}],
      [calls.vehicleUpdateInfo.path, { PolicyStart: '2026-11-20' }],
      [calls.startKasko.path, {}],
      [calls.startKasko.path, { InsuranceFirm: '901' }],
      [calls.firms.path, { QueryType: 'kasko', Gsm: phone, NationalNumber: driver.NationalNumber }],
      [calls.listOffers.path, {}],
      [calls.listOffers.path, { Cursor: '1.0' }],
      [calls.shareOffers.path, {}],
    ] as const;
    for (const [path, model] of attempts) {
      const reply = await stranger.bySite(path, { HeaderGuid, ...model });
      expect(reply, path).toMatchObject({ status: 404, envelope: { StatusCode: 404, Data: null } });
    }
  });
});

describe('sharing offers', () => {
  async function shared(model: object = {}, answers: object = {}) {
    const { quoting, offers } = await asked(model, answers);
    const share = async () => {
      const reply = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
      return calls.shareOffers.data.parse(reply.envelope.Data).Token;
    };
    return { quoting, offers, share, token: await share() };
  }

  const read = async (Token: string) => openBrowser(api).bySite(calls.sharedOffers.path, { Token });
  const asShared = (offer: Offer) => ({ ...offer, ProposalNo: null, Warnings: [] });

  test('shows anyone the offers and nothing about the person', async () => {
    const { quoting, offers, token } = await shared();
    const { envelope } = await read(token);
    const list = calls.sharedOffers.data.parse(envelope.Data);
    expect(list).toMatchObject({
      Line: 'kasko',
      State: 'complete',
      SecondHand: false,
      Vehicle: { BrandName: 'TOYOTA', TypeName: 'Corolla 1.5', ModelYear: 2022 },
      Insured: { Kind: 'vehicle', Title: 'TOYOTA Corolla 1.5 2022' },
    });
    const active = offers.Offers.filter(({ State }) => State === 'active');
    expect(list.Offers).toEqual(active.map(asShared));
    const raw = JSON.stringify(envelope);
    const personal = [
      '34ABC123',
      '34 ABC 123',
      driver.NationalNumber,
      'Akçam',
      'Deniz',
      quoting.phone,
      quoting.headerGuid,
      'AB123456',
    ];
    for (const secret of [...personal, '1985-04-12', 'HeaderGuid', 'Cursor']) expect(raw).not.toContain(secret);
  });

  test('leaves out what insurers say about the person or the car', async () => {
    const { token, offers } = await shared();
    const { OfferGuid } = offers.Offers.find(({ State }) => State === 'active') ?? {};
    const warnings = ['Gecikme sürprimi uygulandı.'];
    await api.database
      .update(offerRows)
      .set({ warnings })
      .where(eq(offerRows.id, OfferGuid ?? ''));
    expect(offers.Offers.some(({ State }) => State === 'declined')).toBe(true);
    const { Offers } = calls.sharedOffers.data.parse((await read(token)).envelope.Data);
    expect(Offers.every(({ State, Reason, Warnings }) => State === 'active' && !Reason && Warnings.length === 0)).toBe(
      true,
    );
  });

  test('a link keeps working: sharing again gives the same', async () => {
    const { share, token } = await shared();
    expect(await share()).toBe(token);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await api.database.$client.query('select 1 from quotations where share_digest = $1', [token]);
    expect(rows).toEqual([]);
  });

  test('a car given by hand is called by its names while the register tells them', async () => {
    const byHand = { BrandCode: '717', VehicleType: '1002', ModelYear: 2024, FuelType: 'Elektrik' };
    const { token } = await shared({}, byHand);
    expect((await read(token)).envelope.Data).toMatchObject({
      Vehicle: { BrandName: 'TOGG', TypeName: 'T10X V2', ModelYear: 2024 },
    });
    api.sandbox.world.behaviours.change('registries/vehicle', { mode: 'error' });
    expect((await read(token)).envelope.Data).toMatchObject({ Vehicle: null });
    api.sandbox.world.behaviours.reset();
  });

  test('an unknown link shows nothing', async () => {
    const unknown = 'A'.repeat(43);
    expect((await read(unknown)).envelope).toMatchObject({ StatusCode: 404, Data: null });
    const { bySite } = openBrowser(api);
    expect((await bySite(calls.resumeOffers.path, { Token: unknown })).envelope.StatusCode).toBe(404);
    const confirm = { Token: unknown, SmsActivationCode: '123456' };
    expect((await bySite(calls.confirmResume.path, confirm)).envelope.StatusCode).toBe(404);
  });

  describe('and going on from the link', () => {
    const resume = (browser: Browser, Token: string) => browser.bySite(calls.resumeOffers.path, { Token });
    const confirm = (browser: Browser, Token: string, SmsActivationCode: string) =>
      browser.bySite(calls.confirmResume.path, { Token, SmsActivationCode });

    test('a code on the quotation’s phone opens it on another device', async () => {
      const { quoting, token, offers } = await shared();
      const { phone, headerGuid } = quoting;
      const device = openBrowser(api);
      expect((await resume(device, token)).envelope).toMatchObject({
        StatusCode: 429,
        Data: { ResendSeconds: 60 },
      });
      api.clock.advance(61);
      expect((await resume(device, token)).envelope).toMatchObject({
        StatusCode: 200,
        Data: { MaskedPhone: `5** *** ** ${phone.slice(-2)}`, ResendSeconds: 60, ValidSeconds: 300 },
      });
      expect((await api.sandbox.inbox(phone))[0]?.text).toMatch(/Kasko teklifi/);
      const code = await device.readCode(phone);

      expect((await confirm(openBrowser(api), token, code)).envelope.StatusCode).toBe(1001);
      expect((await confirm(device, token, code === '000000' ? '111111' : '000000')).envelope.StatusCode).toBe(1007);
      expect((await device.bySite(calls.listOffers.path, { HeaderGuid: headerGuid })).status).toBe(404);
      expect((await confirm(device, token, code)).envelope).toMatchObject({
        StatusCode: 200,
        Data: { HeaderGuid: headerGuid, QueryType: 'kasko', SecondHand: false },
      });
      expect((await list({ ...quoting, browser: device })).Offers).toEqual(offers.Offers);
      expect((await confirm(device, token, code)).envelope.StatusCode).toBe(1001);

      const query = { QueryType: 'trafik', Phone: phone, ...driver };
      expect((await device.bySite(calls.vehicleQueryInfo.path, query)).envelope.StatusCode).toBe(200);
    });

    test('[E-01] an SMS that cannot leave says so', async () => {
      const { token } = await shared();
      api.clock.advance(61);
      api.sandbox.world.behaviours.change('sms', { mode: 'error' });
      expect((await resume(openBrowser(api), token)).envelope.StatusCode).toBe(1011);
      api.sandbox.world.behaviours.reset();
    });
  });
});

describe('time', () => {
  test('[L-10] a list is complete when its window closes, prices run out, and no insurer is asked for a day gone by', async () => {
    api.sandbox.world.behaviours.change('insurers/902', { mode: 'hang' });
    const quoting = await openQuotation(api);
    await quoting.update();
    const waiting = async () => (await list(quoting)).Offers.filter(({ State }) => State === 'waiting');
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ InsuranceFirm: '902' }]), 5_000);
    expect(await list(quoting)).toMatchObject({ State: 'collecting' });
    api.clock.advance(70);
    expect(await list(quoting)).toMatchObject({ State: 'complete' });
    await timePasses(api.database, 71);
    const late = await settled(quoting);
    expect(ofInsurer(late, '902')).toMatchObject([{ State: 'failed', Reason: expect.stringMatching(/süresi içinde/) }]);
    api.sandbox.world.behaviours.reset();

    const again = async (InsuranceFirm: string) => {
      const model = { HeaderGuid: quoting.headerGuid, InsuranceFirm };
      return (await quoting.browser.bySite(calls.startKasko.path, model)).envelope;
    };
    const dayAndMore = 90_000;
    api.clock.advance(dayAndMore);
    await proveAgain(quoting);
    await vi.waitFor(async () => expect(ofInsurer(await list(quoting), '901')[0]?.State).toBe('expired'), 5_000);
    const expired = ofInsurer(await list(quoting), '901');
    expect(expired.every(({ Retryable, GrossPremium }) => Retryable && GrossPremium !== null)).toBe(true);
    expect((await again('901')).StatusCode).toBe(200);
    expect(ofInsurer(await settled(quoting), '901').map(({ State }) => State)).toEqual(['active', 'active', 'active']);

    api.clock.advance(5 * dayAndMore);
    await proveAgain(quoting);
    expect(await again('902')).toMatchObject({ StatusCode: 1001, Message: expect.stringMatching(/günü geçti/) });
  });
});
