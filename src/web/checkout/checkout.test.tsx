import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { paymentForm, type SaleText } from '#catalog/forms/card.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import type { OrderedAlready as OrderedData, PaymentDetail, StartedPayment } from '#contracts/calls/payment.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { anOffer } from '#testing/sample-offers.ts';
import { isKept } from '../form/kept-values.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { beginPayment, fewerTogether, fewestInstallments } from '../offer/begin-payment.ts';
import { createPaymentStore } from '../offer/payment-store.ts';
import { askBankReturn, bankReturnOf } from './back-from-bank.ts';
import { BasketSummary } from './basket-summary.tsx';
import { CannotPay } from './cannot-pay.tsx';
import { documentModel } from './document-model.ts';
import { bankFields } from './go-to-bank.ts';
import { MissedMinimum } from './missed-minimum.tsx';
import { OrderedAlready } from './ordered-already.tsx';
import { PayForm } from './pay-form.tsx';
import { askDetail, askKnown, askStart } from './payment-calls.ts';
import { type PaymentView, readDetail, withPlan } from './payment-view.ts';
import { Plans } from './plans.tsx';
import { PriceChange } from './price-change.tsx';
import { PriceCheckNote } from './price-check-note.tsx';
import { agreeTo, priceNews, rememberPrice } from './price-news.ts';
import { SameRisk } from './same-risk.tsx';

const example: PaymentDetail = calls.paymentDetail.data.parse(calls.paymentDetail.example.data);
const view = readDetail({ ...example, ValidUntil: new Date(Date.now() + 3_600_000).toISOString() });
const started: StartedPayment = calls.startPayment.data.parse(calls.startPayment.example.data);
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const nothing = () => undefined;

type Asked = { id: string; model: unknown };
function http(reply: unknown, asked: Asked[] = []): HttpLayer {
  return {
    call: async (id, ...[model]) => {
      asked.push({ id, model });
      return reply as never;
    },
  };
}

describe('[C-15] what will be paid', () => {
  test('is asked for the basket and the plan, and told in kuruş', async () => {
    const asked: Asked[] = [];
    const answer = await askDetail(http(envelope('ok', example), asked), ['main', 'add-on'], 9);
    expect(asked).toEqual([
      {
        id: 'paymentDetail',
        model: { OfferGuid: 'main', CrossSellingOffers: ['add-on'], InstallmentCount: 9 },
      },
    ]);
    expect(answer).toMatchObject({ kind: 'ready', view: { total: 1_845_050, count: 9, check: 'same' } });
  });

  test('is asked at first for what is known', async () => {
    const asked: Asked[] = [];
    const pending = { ...example, Documents: [], PriceCheck: { ...example.PriceCheck, State: 'pending' } };
    const answer = await askKnown(http(envelope('ok', pending), asked), ['main'], 1);
    expect(asked[0]?.model).toEqual({
      OfferGuid: 'main',
      CrossSellingOffers: [],
      InstallmentCount: 1,
      KnownOnly: true,
    });
    expect(answer).toMatchObject({ kind: 'ready', view: { check: 'pending', texts: [], total: 1_845_050 } });
  });

  test('says that the insurer is asked, why it could not be, and how to ask again', () => {
    const said = (check: PaymentView['check'], unchecked?: PaymentView['unchecked']) =>
      renderToStaticMarkup(<PriceCheckNote view={{ check, unchecked }} onAgain={nothing} />);
    expect(said('same')).toMatch(/^<div role="status"[^>]*><\/div>$/);
    expect(said('pending')).toContain('Fiyat sigorta şirketine soruluyor…');
    const away = said('unchecked', { reason: 'Şirket yanıt vermedi.', canRetry: true });
    expect(text(away)).toMatch(
      /Fiyat şu anda doğrulanamadı\s+Şirket yanıt vermedi\. Devam edebilirsiniz.*Fiyatı yeniden sor/,
    );
    expect(said('unchecked', { reason: 'İzin vermiyor.', canRetry: false })).not.toContain('yeniden sor');
  });

  test('or why it cannot be, in the words of the server', async () => {
    expect(await askDetail(http(envelope('finalStep', null, ['Süresi doldu.'])), ['a'], 1)).toEqual({
      kind: 'failed',
      text: 'Süresi doldu.',
    });
    expect(await askDetail(http(undefined), ['a'], 1)).toMatchObject({
      kind: 'failed',
      text: expect.stringContaining('para çekilmedi'),
    });
  });

  const data = {
    Problem: 'expired',
    OfferGuid: 'add-on',
    Line: 'ferdikaza',
    InsuranceFirm: '912',
    FirmName: 'Patika Sigorta',
    PackageName: 'Ferdi Kaza 100',
  };
  const item = {
    offerId: 'add-on',
    line: 'ferdikaza',
    insurer: '912',
    insurerName: 'Patika Sigorta',
    packageName: 'Ferdi Kaza 100',
  } as const;

  test('and at which item it lies; an addition can be left out, the main offer cannot', async () => {
    const answer = await askDetail(http(envelope('finalStep', data, ['Süresi doldu.'])), ['main', 'add-on'], 1);
    expect(answer).toEqual({ kind: 'failed', text: 'Süresi doldu.', item });
    const whole = await askDetail(http(envelope('finalStep', { Problem: 'startIsPast' }, ['Gün geçti.'])), ['a'], 1);
    expect(whole).toEqual({ kind: 'failed', text: 'Gün geçti.', item: undefined });
    const nothing = () => undefined;
    const ways = { onBack: nothing, onRetry: nothing, onLeaveOut: nothing };
    const said = (isAddition: boolean) =>
      text(
        renderToStaticMarkup(
          <CannotPay answer={{ kind: 'failed', text: 'Süresi doldu.', item }} isAddition={isAddition} {...ways} />,
        ),
      );
    expect(said(true)).toMatch(/Ferdi kaza\s+Patika Sigorta, Ferdi Kaza 100\s+Süresi doldu\..*Bu eki çıkarıp devam et/);
    expect(said(false)).not.toContain('çıkarıp');
  });

  test('[K-08] names insurer, package, period, total and validity', () => {
    const insured = [
      { name: 'Plaka', value: '34 ABC 123' },
      { name: 'Araç', value: 'FIAT Egea' },
    ];
    const html = text(renderToStaticMarkup(<BasketSummary view={view} insured={insured} refreshing={false} />));
    for (const part of [
      'Kasko',
      'Çınaraltı Sigorta, Geniş Kasko',
      '34 ABC 123',
      'FIAT Egea',
      '20.11.2026 – 20.11.2027',
      '18.450,50 TL',
      '2.050,06 TL X 9 Taksit',
      'kaldı',
    ])
      expect(html).toContain(part);
  });

  test('says of each policy before it is paid whether it can be given back', () => {
    const [main] = view.items;
    if (!main) throw new Error('The example has no item');
    const items = [
      main,
      { ...main, offerId: 'd', line: 'dask' },
      { ...main, offerId: 'y', line: 'yesilKart' },
    ] as const;
    const html = text(
      renderToStaticMarkup(<BasketSummary view={{ ...view, items }} insured={[]} refreshing={false} />),
    );
    expect(html).toContain('Poliçe düzenlendikten sonra 14 gün içinde gerekçesiz cayabilirsiniz.');
    expect(html).toContain('Zorunlu sigortadır; gerekçesiz cayma hakkı yoktur.');
    expect(html).toContain('Teminat başlayana kadar');
  });

  test('says before it is paid what an authority may not accept, and nothing where it is met', () => {
    const [main] = view.items;
    if (!main) throw new Error('The example has no item');
    const drawn = (State: 'met' | 'notMet' | 'unknown') =>
      text(
        renderToStaticMarkup(
          <MissedMinimum items={[{ ...main, minimum: { Of: 'schengen', State, Text: 'Karşılamıyor: nakil' } }]} />,
        ),
      );
    expect(drawn('notMet')).toContain(
      'Karşılamıyor: nakil Bu poliçe Schengen vizesi başvurunuzda kabul edilmeyebilir.',
    );
    expect(drawn('unknown')).not.toContain('kabul edilmeyebilir');
    expect(drawn('met')).toBe('');
    expect(renderToStaticMarkup(<MissedMinimum items={view.items} />)).toBe('');
  });

  test('a policy that runs otherwise than the main one says its own days', () => {
    const [main] = view.items;
    if (!main) throw new Error('The example has no item');
    const dask = { ...main, offerId: 'd', line: 'dask', start: '2026-12-01', end: '2027-12-01' } as const;
    const drawn = (...items: PaymentView['items']) =>
      text(renderToStaticMarkup(<BasketSummary view={{ ...view, items }} insured={[]} refreshing={false} />));
    expect(drawn(main, dask)).toContain('01.12.2026 – 01.12.2027');
    expect(drawn(main, { ...dask, start: main.start, end: main.end }).match(/20\.11\.2026 –/g)).toHaveLength(1);
  });

  test('[K-08] plans are those of the insurers, each with its own total', () => {
    const plans = [
      { count: 1, total: 1_845_050 },
      { count: 9, total: 1_900_000 },
    ];
    const html = text(renderToStaticMarkup(<Plans plans={plans} chosen={9} together={false} onChoose={nothing} />));
    expect(html).toContain('Peşin Toplam 18.450,50 TL');
    expect(html).toContain('2.111,11 TL X 9 Taksit Toplam 19.000,00 TL');
    const once = (together: boolean) =>
      renderToStaticMarkup(<Plans plans={plans.slice(0, 1)} chosen={1} together={together} onChoose={nothing} />);
    expect(once(false)).toBe('');
    expect(once(true)).toContain('Bu poliçeler birlikte tek çekim ödenir.');
    expect(withPlan({ ...view, plans }, 1)).toMatchObject({ count: 1, total: 1_845_050 });
    expect(withPlan({ ...view, plans }, 3)).toMatchObject({ count: 9 });
  });
});

describe('a price that changed', () => {
  const changed: PaymentView = { ...view, check: 'changed', oldTotal: 1_845_050, total: 1_900_000 };
  const same: PaymentView = { ...changed, check: 'same', oldTotal: 1_900_000 };

  test('needs a yes, which is asked once', () => {
    expect(priceNews(changed, {})).toEqual({ old: 1_845_050, now: 1_900_000 });
    expect(priceNews(changed, agreeTo(changed, {}))).toBeUndefined();
    expect(priceNews(view, {})).toBeUndefined();
  });

  test('stays a change when the page is reloaded instead of answered', () => {
    const known = rememberPrice(changed, {});
    expect(priceNews(same, known)).toEqual({ old: 1_845_050, now: 1_900_000 });
    expect(priceNews(same, agreeTo(same, known))).toBeUndefined();
  });

  test('between showing and paying is noticed too', () => {
    const known = rememberPrice(view, {});
    expect(priceNews({ ...view, total: 1_845_051 }, known)).toEqual({ old: 1_845_050, now: 1_845_051 });
    expect(priceNews({ ...view, total: 1_845_051, count: 1 }, known)).toBeUndefined();
  });

  test('is shown old and new with its difference', () => {
    const html = text(
      renderToStaticMarkup(
        <PriceChange news={{ old: 1_845_050, now: 1_900_000 }} onAccept={nothing} onDecline={nothing} />,
      ),
    );
    expect(html).toContain('Gördüğünüz fiyat 18.450,50 TL');
    expect(html).toContain('Yeni fiyat 19.000,00 TL');
    expect(html).toContain('Artış 549,50 TL');
    expect(html).toContain('Yeni fiyatı kabul ediyorum');
  });
});

const form: SaleText = { key: 'informationForm:o1', title: 'Bilgilendirme formu', hash: 'aa', mustAccept: true };
const contract: SaleText = { key: 'distanceSales', title: 'Mesafeli satış sözleşmesi', hash: 'bb', mustAccept: true };
const offer: SaleText = { key: 'offer:o1', title: 'Teklif', hash: 'cc', mustAccept: false };
const card = { CardNumber: '5526080000000006', CardExpiry: '1226', CardCvc: '123' };
const accepted = { 'accept:informationForm:o1:aa': true, 'accept:distanceSales:bb': true };

function problems(sent: Record<string, unknown>, asksCard = true) {
  const fields = fieldsOf(paymentForm([form, contract, offer], asksCard));
  const found = problemsOf(fields, valuesOf(fields, sent), '2026-11-15');
  return Object.fromEntries(found.map(({ path, message }) => [path.join('.'), message]));
}

describe('what is asked before the payment', () => {
  const filled = { ...accepted, Email: 'deniz@ornek.example', ...card };

  test('each text that must be accepted on its own, an address and the card', () => {
    expect(problems(filled)).toEqual({});
    expect(Object.keys(problems({}))).toEqual([
      'accept:informationForm:o1:aa',
      'accept:distanceSales:bb',
      'Email',
      'CardNumber',
      'CardExpiry',
      'CardCvc',
    ]);
    expect(Object.keys(problems({}, false))).not.toContain('CardNumber');
  });

  test('[V-16] a card of 19 characters with a right check digit, a code of three digits, a date that is not past', () => {
    expect(problems({ ...filled, CardNumber: '552608000000000' })).toHaveProperty('CardNumber');
    expect(problems({ ...filled, CardNumber: '5526080000000007' })).toHaveProperty('CardNumber');
    expect(problems({ ...filled, CardCvc: '12' })).toHaveProperty('CardCvc');
    expect(problems({ ...filled, CardExpiry: '1026' })).toEqual({
      CardExpiry: expect.stringContaining('son kullanma tarihi geçmiş'),
    });
    expect(problems({ ...filled, CardExpiry: '1326' })).toHaveProperty('CardExpiry');
  });

  test('nothing of the card, and no yes, is kept in the browser', () => {
    const kept = fieldsOf(paymentForm([form, contract, offer], true)).filter(isKept);
    expect(kept.map(({ name }) => name)).toEqual(['Email']);
  });

  test('boxes begin empty, every text can be opened, and the button names the amount', () => {
    const html = renderToStaticMarkup(
      <PayForm
        view={{ ...view, texts: [form, contract, offer] }}
        email="deniz@ornek.example"
        filled={undefined}
        onFilled={() => undefined}
        busy={false}
        trouble={undefined}
        onPay={async () => undefined}
      />,
    );
    expect(html).not.toMatch(/<input[^>]* checked[ >/]/);
    for (const title of ['Bilgilendirme formu', 'Mesafeli satış sözleşmesi', 'Teklif'])
      expect(text(html)).toContain(`${title} belgesini aç`);
    expect(html).toContain('value="deniz@ornek.example"');
    for (const known of ['cc-number', 'cc-exp', 'cc-csc']) expect(html).toContain(`autocomplete="${known}"`);
    expect(text(html)).toContain('18.450,50 TL öde');
    expect(text(html)).toContain('doğrudan bankaya gider');
  });

  test('who comes back finds the address and the accepted versions as they left them, and an empty card', () => {
    const filled = { email: 'kisi@ornek.example', accepted: ['informationForm:o1:aa', 'distanceSales:old'] };
    const html = renderToStaticMarkup(
      <PayForm
        view={{ ...view, texts: [form, contract, offer] }}
        email="deniz@ornek.example"
        filled={filled}
        onFilled={() => undefined}
        busy={false}
        trouble={undefined}
        onPay={async () => undefined}
      />,
    );
    const ticked = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => / checked[ >/]/.test(box));
    expect(ticked).toEqual([true, false]);
    expect(html).toContain('value="kisi@ornek.example"');
    expect(/<input[^>]*autocomplete="cc-number"[^>]*>/.exec(html)?.[0]).toMatch(/ value[ >/]/);
  });

  test('texts that are still to come leave their room, and what was accepted of them before is not forgotten', () => {
    const filled = { email: 'kisi@ornek.example', accepted: ['informationForm:o1:aa'] };
    const html = renderToStaticMarkup(
      <PayForm
        view={{ ...view, texts: [], check: 'pending' }}
        email={undefined}
        filled={filled}
        onFilled={() => undefined}
        busy
        trouble={undefined}
        onPay={async () => undefined}
      />,
    );
    expect(text(html)).toContain('Belgeler sigorta şirketinden getiriliyor…');
    expect(text(html)).toContain('Fiyat doğrulanınca ödeyebilirsiniz.');
    expect(/<button[^>]*type="submit"[^>]*>/.exec(html)?.[0]).toContain('aria-busy="true"');
  });

  test.each([
    ['hostedPage', 'ödeme kuruluşunun güvenli sayfası açılır'],
    ['bankPage', 'bankanın güvenli ödeme sayfası açılır'],
  ] as const)(
    'a card that is typed elsewhere is not asked for here, and where that is stands there: %s',
    (cardEntry, text) => {
      const html = renderToStaticMarkup(
        <PayForm
          view={{ ...view, cardEntry }}
          email={undefined}
          filled={undefined}
          onFilled={() => undefined}
          busy={false}
          trouble={undefined}
          onPay={async () => undefined}
        />,
      );
      expect(html).not.toContain('cc-number');
      expect(html).toContain(text);
    },
  );

  test('a text is asked for by its kind and its offer, our contract by all that is about to be paid', () => {
    expect(documentModel('informationForm:o1', view)).toEqual({ DocumentKey: 'informationForm', OfferGuid: 'o1' });
    const [item] = view.items;
    if (!item) throw new Error('an empty example');
    const items = [item, { ...item, offerId: 'added' }];
    expect(documentModel('distanceSales', { items, count: 3 })).toEqual({
      DocumentKey: 'distanceSales',
      OfferGuid: item.offerId,
      CrossSellingOffers: ['added'],
      InstallmentCount: 3,
    });
  });
});

const bought = {
  Problem: 'bought',
  OrderReference: 'K7Q2M4X9R1T5',
  FirmName: 'Çınaraltı Sigorta',
  PolicyNo: 'ORN-000001',
} as const;

describe('what was bought before', () => {
  const drawn = (order: OrderedData) =>
    text(
      renderToStaticMarkup(
        <OrderedAlready answer={{ kind: 'ordered', text: 'Cümle.', order }} onBack={nothing} onShow={nothing} />,
      ),
    );

  test('is told in place of the payment, with its policy and the way to it', async () => {
    expect(await askKnown(http(envelope('step', bought, ['Satın aldınız.'])), ['a'], 1)).toEqual({
      kind: 'ordered',
      text: 'Satın aldınız.',
      order: bought,
    });
    expect(drawn(bought)).toMatch(
      /Bu teklifi satın aldınız.*Cümle\..*Çınaraltı Sigorta, poliçe no\s+ORN-000001.*Poliçemi göster/,
    );
  });

  test('and what is being bought, without a policy yet', () => {
    const { PolicyNo: _none, ...order } = bought;
    const said = drawn({ ...order, Problem: 'underWay' });
    expect(said).toMatch(/Ödemeniz sürüyor.*Ödemenin durumunu göster/);
    expect(said).not.toContain('poliçe no');
  });

  test('and what has ended, whose way on leads to other offers', () => {
    const said = drawn({ ...bought, Problem: 'ended' });
    expect(said).toMatch(/Bu teklif yeniden satın alınamaz.*Cümle\..*Tekliflere dön.*Siparişimi göster/);
    expect(said).not.toContain('satın aldınız');
  });
});

describe('beginning the payment', () => {
  const wish = { ids: ['main', 'add-on'], view, email: 'a@b.co', accepted: ['distanceSales:bb'] } as const;

  test('tells the price on the screen and what was accepted, and nothing of the card', async () => {
    const asked: Asked[] = [];
    expect(await askStart(http(envelope('ok', started), asked), wish)).toEqual({ kind: 'started', started });
    expect(asked).toEqual([
      {
        id: 'startPayment',
        model: {
          OfferGuid: 'main',
          CrossSellingOffers: ['add-on'],
          InstallmentCount: 9,
          GrossPremium: 18_450.5,
          Email: 'a@b.co',
          AcceptedDocuments: ['distanceSales:bb'],
        },
      },
    ]);
  });

  test.each([
    [envelope('step', bought, ['Satın aldınız.']), { kind: 'ordered', text: 'Satın aldınız.', order: bought }],
    [envelope('step', null, ['Olmadı.']), { kind: 'outdated', text: 'Olmadı.' }],
    [envelope('finalStep', null, ['Fiyat değişti.']), { kind: 'outdated', text: 'Fiyat değişti.' }],
    [envelope('upstreamDown', null, ['Bankaya ulaşılamıyor.']), { kind: 'failed', text: 'Bankaya ulaşılamıyor.' }],
    [envelope('tooManyRequests', null), { kind: 'failed', text: expect.stringContaining('çok fazla istek') }],
    [undefined, { kind: 'failed', text: expect.stringContaining('para çekilmedi') }],
  ])('%j leads on', async (reply, answer) => {
    expect(await askStart(http(reply), wish)).toEqual(answer);
  });

  test('the bank gets our fields and the card under its own names', () => {
    expect(bankFields(started, { number: '5526080000000006', expiry: '0829', cvc: '123' })).toEqual({
      oid: 'K7Q2M4X9R1T5',
      pan: '5526080000000006',
      month: '08',
      year: '29',
      cv2: '123',
    });
    expect(bankFields({ ...started, Kind: 'hostedPage', Fields: {}, CardFields: null }, undefined)).toEqual({});
    expect(bankFields({ ...started, Kind: 'bankPage', CardFields: null }, undefined)).toEqual(started.Fields);
  });
});

describe('what is laid down for the payment', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  const plans = (...counts: number[]) => ({ installments: counts.map((count) => ({ count, total: 100 })) });
  test('the basket, in the fewest instalments all of it can be paid in', () => {
    expect(fewestInstallments([plans(1, 3, 9), plans(1, 2)])).toBe(1);
    expect(fewestInstallments([plans(9), plans(1, 3, 9)])).toBe(9);
    expect(fewestInstallments([plans(9), plans(3)])).toBe(1);
    expect(fewerTogether([plans(1, 3, 6), plans(1)])).toBe(1);
    expect(fewerTogether([plans(1, 3, 9), plans(1, 3)])).toBe(3);
    expect(fewerTogether([plans(1, 3), plans(1, 3)])).toBeUndefined();
    expect(fewerTogether([plans(1), plans()])).toBeUndefined();
    beginPayment('q', { main: 'a', addOns: [] }, [anOffer('a', plans(9))]);
    expect(createPaymentStore('q').get()).toEqual({ count: 9, known: {} });
    expect(JSON.parse(stored.get('basket:q') ?? '')).toEqual({ main: 'a', addOns: [] });
  });

  test('what somebody else wrote counts for nothing', () => {
    for (const odd of ['x', '[]', '{"count":0,"known":{}}', '{"count":1,"known":{"a":"b"}}']) {
      stored.set('payment:q', odd);
      expect(createPaymentStore('q').get()).toEqual({ count: 1, known: {} });
    }
  });
});

describe('the same insured a second time', () => {
  const risk = calls.existingCovers.data.parse(calls.existingCovers.example.data).SameRisks;
  const reasons = [
    { Key: 'replacing', Text: 'Mevcut poliçeyi iptal ettireceğim' },
    { Key: 'other', Text: 'Başka bir nedenle' },
  ] as const;
  const drawn = (risks: PaymentDetail['SameRisks'], isMissing = false) =>
    renderToStaticMarkup(
      <SameRisk
        risks={risks}
        reasons={[...reasons]}
        chosen={undefined}
        isMissing={isMissing}
        first={{ current: null }}
        onChoose={nothing}
      />,
    );

  test('names the policy that is there, with the way to it, and asks why', () => {
    const html = drawn(risk);
    for (const part of ['geçerli Kasko poliçeniz var', 'Çınaraltı Sigorta', '…0001', '20.11.2026 – 20.11.2027']) {
      expect(text(html)).toContain(part);
    }
    expect(html).toContain('/hesabim?page=policelerim&amp;police=6b2f0a9e');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).not.toContain('aria-invalid="true"');
    expect(drawn(risk, true)).toMatch(/aria-invalid="true".*Devam etmek için bir neden seçin\./s);
  });

  test('tells nothing of a policy that is somebody else’s, and is silent where there is none', () => {
    const html = drawn(risk.map((one) => ({ ...one, Policy: null })));
    expect([html.includes('hesabim'), html.includes('Çınaraltı')]).toEqual([false, false]);
    expect(drawn([])).toBe('');
  });

  test('goes with the payment as the reason that was chosen', async () => {
    const asked: Asked[] = [];
    const wish = { ids: ['main'], view, email: 'a@ornek.example', accepted: [] } as const;
    await askStart(http(envelope('ok', started), asked), { ...wish, reason: 'replacing' });
    await askStart(http(envelope('ok', started), asked), wish);
    expect(asked.map(({ model }) => (model as { SameRiskReason?: string }).SameRiskReason)).toEqual([
      'replacing',
      undefined,
    ]);
  });
});

describe('who comes back from the bank without an answer', () => {
  const order = calls.orderStatus.data.parse(calls.orderStatus.example.data);

  test.each([
    ['created', 'none', 'notCharged'],
    ['threeDs', 'none', 'notCharged'],
    ['declined', 'none', 'notCharged'],
    ['threeDs', 'unclear', 'moved'],
    ['authorised', 'reserved', 'moved'],
    ['done', 'taken', 'moved'],
    ['voided', 'returned', 'moved'],
    ['needsAttention', 'unclear', 'moved'],
  ] as const)('%s with money %s: %s', (State, Money, answer) => {
    expect(bankReturnOf({ State, Money })).toBe(answer);
  });

  test('is told nothing of an order that cannot be asked about', async () => {
    const asked: Asked[] = [];
    const waiting = { ...order, State: 'threeDs', Money: 'none' };
    expect(await askBankReturn(http(envelope('ok', waiting), asked), 'K7Q2M4X9R1T5')).toBe('notCharged');
    expect(asked).toEqual([{ id: 'orderStatus', model: { OrderReference: 'K7Q2M4X9R1T5' } }]);
    expect(await askBankReturn(http(envelope('notFound', null)), 'K7Q2M4X9R1T5')).toBe('unknown');
    expect(await askBankReturn(http(undefined), 'K7Q2M4X9R1T5')).toBe('unknown');
  });
});
