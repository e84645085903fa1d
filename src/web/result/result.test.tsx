import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { OrderGlimpse } from '#contracts/calls/result.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { type OrderState, orderStates } from '#domain/order/order-state.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { UserProvider } from '../user/user-context.tsx';
import type { User } from '../user/user-state.ts';
import { withdrawalText } from './bought-texts.ts';
import { Ended } from './ended.tsx';
import { askOrder, followOrder, nextAskMs, type OrderAnswer } from './follow-order.ts';
import { GlimpseFacts } from './glimpse.tsx';
import { claimLines } from './in-a-claim.tsx';
import { joinValues } from './join-values.ts';
import { NotHere } from './not-here.tsx';
import { type EndKind, moneySentence, orderedBasket, resultKind } from './result-view.ts';
import { Running } from './running.tsx';

const done: OrderStatus = calls.orderStatus.data.parse(calls.orderStatus.example.data);
const nothing = () => undefined;

function textOf(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const member: User = { Name: 'Deniz', Surname: 'Örnek' };

function ended(kind: EndKind, change: Partial<OrderStatus> = {}, user: User | null = null): string {
  return textOf(
    <UserProvider user={user}>
      <Ended
        kind={kind}
        status={{ ...done, ...change }}
        typed={{}}
        onRetry={nothing}
        onOffers={nothing}
        onCorrected={nothing}
      />
    </UserProvider>,
  );
}
const refused = {
  ...done.Items[0],
  Line: 'ferdikaza',
  State: 'refused',
  PolicyNo: null,
  PolicyGuid: null,
  Documents: [],
};
const partly = [...done.Items, refused] as OrderStatus['Items'];

describe('how an order ended', () => {
  test('who turned back at the bank is told so, and may pay with the same card or look at the offers', () => {
    const page = ended('cancelled', {
      State: 'declined',
      Money: 'none',
      Cancelled: true,
      Message: 'Ödemeden vazgeçtiniz; kartınızdan para çekilmedi.',
    });
    expect(page).toContain('Ödeme yapılmadı Ödemeden vazgeçtiniz; kartınızdan para çekilmedi.');
    expect(page).toContain('Yeniden öde');
    expect(page).toContain('Tekliflere dön');
    expect(page).not.toContain('Başka bir kartla');
  });

  test('every state of an order has its page', () => {
    const pages = Object.fromEntries(orderStates.map((State) => [State, resultKind({ ...done, State })]));
    expect(pages).toEqual({
      created: 'atBank',
      threeDs: 'atBank',
      authorised: 'running',
      issuing: 'running',
      issued: 'running',
      captured: 'running',
      voiding: 'running',
      done: 'done',
      declined: 'declined',
      voided: 'voided',
      refunded: 'refunded',
      needsAttention: 'needsAttention',
    } satisfies Record<OrderState, string>);
    expect(resultKind({ ...done, State: 'declined', Cancelled: true })).toBe('cancelled');
    expect(resultKind({ ...done, Items: partly })).toBe('donePartly');
  });

  test('bought: policy number, documents at once, the mail with its resending, and what follows', () => {
    const html = ended('done');
    for (const part of [
      'Poliçeniz hazır',
      'Kartınızdan 18.450,50 TL çekildi (2.050,06 TL X 9 Taksit).',
      'Poliçe no ORN-000001',
      'Kasko: Poliçe indir',
      'Kasko: Takvime ekle',
      'Belgelerinizi deniz@ornek.example adresine gönderdik.',
      'Telefonunuza SMS ile de haber verdik.',
      'Yeniden gönder',
      'Teminat 20.11.2026 günü başlar.',
      'Poliçe 20.11.2027 günü biter',
    ])
      expect(html).toContain(part);
  });

  test('bought: what is insured, for whom, until when it can be given back, and whom to call in a claim', () => {
    const html = ended('done');
    for (const part of [
      'Araç Örnek Marka Örnek Model 1.6 2021, 34 ABC 123',
      'Sigorta ettiren Deniz Örnek',
      '29.11.2026 gününün sonuna kadar gerekçe göstermeden ve ceza ödemeden cayabilirsiniz.',
      'Hasar olursa',
      'Çınaraltı Sigorta hasar hattı: 0850 000 09 01',
      'Hasar anında ne yapacağınızı okuyun',
    ])
      expect(html).toContain(part);
  });

  test('a buyer without an account may open one; a member is not asked, nor who bought nothing', () => {
    expect(ended('done')).toContain('Üyelik açın');
    expect(ended('done', {}, member)).not.toContain('Üyelik açın');
    expect(ended('declined', { State: 'declined', Money: 'none' })).not.toContain('Üyelik açın');
  });

  test('a journey ends for good: no renewal and no day for the calendar', () => {
    const journey = { Line: 'seyahat', PolicyStart: '2026-12-01', PolicyEnd: '2026-12-08', RenewalFrom: null } as const;
    const html = ended('done', { Items: done.Items.map((item) => ({ ...item, ...journey })) });
    expect(html).toContain('Poliçe 08.12.2026 günü biter ve yenilenmez. Yeni bir poliçe için teklif alabilirsiniz.');
    expect(html).not.toContain('Takvime ekle');
  });

  test('a phone that will be too old ends for good: neither renewal nor another offer is promised', () => {
    const phone = { Line: 'telefon', RenewalFrom: null } as const;
    const html = ended('done', {
      Insured: { Kind: 'device', Title: 'Samsung Galaxy S24', Detail: 'IMEI …7518' },
      Items: done.Items.map((item) => ({ ...item, ...phone })),
    });
    expect(html).toContain('günü biter ve yenilenmez. Sigorta şirketleri, faturası 24 aydan eski telefonlar için');
    expect(html).not.toMatch(/Takvime ekle|teklif alabilirsiniz/);
  });

  test.each<[Partial<OrderStatus>, readonly string[], readonly string[]]>([
    [
      { Delivery: 'waiting', NoteDelivery: 'waiting' },
      ['deniz@ornek.example adresine gönderiliyor.', 'SMS ile de haber vereceğiz.'],
      ['gönderdik', 'haber verdik', 'Yeniden gönder'],
    ],
    [
      { Delivery: 'inPart', NoteDelivery: 'sent' },
      ['bir bölümünü deniz@ornek.example adresine gönderdik.', 'Gelince ayrıca göndeririz', 'Yeniden gönder'],
      ['Belgelerinizi deniz'],
    ],
    [
      { Delivery: 'refused', NoteDelivery: 'refused' },
      ['adresi iletimizi kabul etmedi.', 'Adresi kontrol edin.', 'SMS gönderemedik', 'Yeniden gönder', 'Bizi arayın'],
      ['gönderdik', 'haber verdik'],
    ],
  ])('[N-13] %o: what is said of mail and SMS is what became of them', (change, said, unsaid) => {
    const html = ended('done', change);
    for (const part of said) expect(html).toContain(part);
    for (const part of unsaid) expect(html).not.toContain(part);
  });

  test('bought in part: what could not be issued cost nothing', () => {
    const html = ended('donePartly', { Items: partly, CapturedPremium: 18_000, InstallmentCount: 1 });
    expect(html).toContain('Kartınızdan 18.000,00 TL çekildi.');
    expect(html).toContain('Düzenlenemedi, bunun için para alınmadı.');
  });

  test.each<[EndKind, Partial<OrderStatus>, string, string]>([
    ['declined', { Money: 'none' }, 'Kartınızdan para çekilmedi.', 'Başka bir kartla öde'],
    ['voided', { Money: 'returned' }, 'Ayrılan tutar serbest bırakıldı.', 'Başka bir teklif seç'],
    ['needsAttention', { Money: 'unclear' }, 'durumu bankayla doğruluyoruz.', 'Bizi arayın'],
    [
      'refunded',
      { State: 'refunded', Money: 'returned' },
      'Ödediğiniz tutar kartınıza iade edildi.',
      'Başka bir teklif seç',
    ],
  ])('%s says whether money moved and how to go on', (kind, change, money, way) => {
    const html = ended(kind, change);
    expect(html).toContain(money);
    expect(html).toContain(way);
    expect(html).not.toContain('Poliçe indir');
    if (kind === 'needsAttention') expect(html).not.toContain('kartla öde');
  });

  test('a price that changed after the reservation is shown old and new, and paid only through the payment', () => {
    const PriceChange = { OfferGuid: 'o', OldGrossPremium: 100, NewGrossPremium: 120.5 };
    const html = ended('voided', { Money: 'returned', PriceChange });
    expect(html).toContain('Önceki fiyat 100,00 TL');
    expect(html).toContain('Yeni fiyat 120,50 TL');
    expect(html).toContain('Fark 20,50 TL');
    expect(html).toContain('Yeni fiyatla ödemeye git');
  });

  test('the basket of an order can be tried again', () => {
    expect(orderedBasket({ ...done, Items: partly })).toEqual({
      main: done.Items[0]?.OfferGuid,
      addOns: [{ line: 'ferdikaza', id: done.Items[0]?.OfferGuid }],
    });
    expect(moneySentence({ ...done, Money: 'reserved' })).toContain('henüz çekilmedi');
  });

  test('[S-08] while it runs, the spinner says so', () => {
    expect(renderToStaticMarkup(<Running message="Poliçeniz düzenleniyor." onPayAgain={undefined} />)).toContain(
      'Ödeme yapılıyor',
    );
  });
});

describe('an order in a browser that is not known to be the buyer’s', () => {
  const least: OrderGlimpse = calls.orderGlimpse.data.parse(calls.orderGlimpse.example.data);
  const told = (change: Partial<OrderGlimpse> = {}) =>
    textOf(<GlimpseFacts status={{ ...least, ...change }} reference="K7Q2M4X9R1T5" />);

  test.each<[OrderState, Partial<OrderGlimpse>, string, string]>([
    ['threeDs', { Money: 'unclear' }, 'Bankanızın yanıtı bekleniyor', 'durumu bankayla doğruluyoruz.'],
    ['issuing', { Money: 'reserved' }, 'Poliçeniz hazırlanıyor', 'Tutar kartınızda ayrıldı, henüz çekilmedi.'],
    ['captured', {}, 'Ödemeniz alındı, poliçeniz hazırlanıyor', 'Kartınızdan 18.450,50 TL çekildi.'],
    ['done', {}, 'Ödemeniz alındı, poliçeniz hazır', 'Belgelerinizi d…@ornek.example adresine gönderdik.'],
    ['declined', { Money: 'none' }, 'Ödeme alınmadı', 'Kartınızdan para çekilmedi.'],
    ['voiding', { Money: 'reserved' }, 'Poliçe düzenlenemedi', 'henüz çekilmedi.'],
    ['voided', { Money: 'returned' }, 'Poliçe düzenlenemedi', 'Ayrılan tutar serbest bırakıldı.'],
    ['refunded', { Money: 'returned' }, 'Ödemeniz iade edildi', 'kartınıza iade edildi.'],
    ['needsAttention', { Money: 'unclear' }, 'İşleminizi inceliyoruz', 'durumu bankayla doğruluyoruz.'],
  ])('%s: state, money, sum, insurer and order number, and nothing else', (State, change, title, sentence) => {
    const html = told({ State, Delivery: null, ...change, ...(State === 'done' ? { Delivery: 'sent' } : {}) });
    for (const part of [title, sentence, '18.450,50 TL', 'Kasko, Çınaraltı Sigorta', 'K7Q2M4X9R1T5'])
      expect(html).toContain(part);
    // A mail with the policy is promised to whom a policy is made for.
    const isComing = State === 'threeDs' || State === 'issuing' || State === 'captured';
    expect(html.includes('poliçe hazır olunca e-posta gelir')).toBe(isComing);
  });

  test('what cannot be seen here is told how to be seen, and nobody is told to begin anew', () => {
    const html = textOf(
      <UserProvider user={null}>
        <NotHere reference="K7Q2M4X9R1T5" />
      </UserProvider>,
    );
    for (const part of ['Sonucu öğrenmeden yeniden ödeme yapmayın', 'K7Q2M4X9R1T5', 'Giriş yap', '444 26 02'])
      expect(html).toContain(part);
    for (const part of ['yeniden teklif', 'Tekliflere dön', 'kartla öde']) expect(html).not.toContain(part);
  });
});

describe('following an order', () => {
  const running: OrderAnswer = { kind: 'status', status: { ...done, State: 'issuing', Settled: false } };
  const settled: OrderAnswer = { kind: 'status', status: done };
  const attention: OrderAnswer = { kind: 'status', status: { ...done, State: 'needsAttention', Settled: false } };
  const lost: OrderAnswer = { kind: 'lost' };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('every second while it runs, slower under attention, ever more slowly while the network is lost', () => {
    expect(nextAskMs(running, 0)).toBe(1000);
    expect(nextAskMs(attention, 0)).toBe(15_000);
    expect([1, 2, 3, 4, 5, 9].map((times) => nextAskMs(lost, times))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(nextAskMs(settled, 0)).toBeUndefined();
    expect(nextAskMs({ kind: 'notFound' }, 0)).toBeUndefined();
  });

  test('a purchase that is done is followed until its mail and its SMS have left', () => {
    const waitAfter = (change: Partial<OrderStatus>) =>
      nextAskMs({ kind: 'status', status: { ...done, ...change } }, 0);
    expect(waitAfter({ Delivery: 'waiting', NoteDelivery: 'waiting' })).toBe(5000);
    expect(waitAfter({ Delivery: 'sent', NoteDelivery: 'waiting' })).toBe(5000);
    expect(waitAfter({ Delivery: 'inPart' })).toBe(15_000);
    expect(waitAfter({ Delivery: 'refused' })).toBe(5000);
    expect(waitAfter({ Delivery: 'sent', NoteDelivery: 'refused' })).toBeUndefined();
    expect(waitAfter({ State: 'declined', Delivery: null, NoteDelivery: null })).toBeUndefined();
  });

  test('ends when it is settled, and a network that comes back is used at once', async () => {
    const answers = [lost, lost, running, settled];
    const heard: string[] = [];
    const ask = vi.fn(async () => answers.shift() ?? settled);
    const following = followOrder(ask, (answer) => heard.push(answer.kind));
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['lost', 'lost']);
    following.askNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['lost', 'lost', 'status']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  test('stops when nobody looks', async () => {
    const ask = vi.fn(async () => running);
    const following = followOrder(ask, nothing);
    await vi.advanceTimersByTimeAsync(2500);
    following.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  const http = (reply: unknown): HttpLayer => ({ call: async () => reply as never });
  test('tells an order that is not this visitor’s from a network that is gone', async () => {
    expect(await askOrder(http(envelope('ok', done)), 'X')).toEqual(settled);
    expect(await askOrder(http(envelope('notFound', null)), 'X')).toEqual({ kind: 'notFound' });
    expect(await askOrder(http(envelope('fault', null)), 'X')).toEqual(lost);
    expect(await askOrder(http(undefined), 'X')).toEqual(lost);
  });
});

describe('until when a policy may be given back', () => {
  const [item] = done.Items;
  const told = (Line: OrderStatus['Line'], Withdrawal: OrderStatus['Items'][number]['Withdrawal']) =>
    item && withdrawalText({ ...item, Line, Withdrawal });

  test.each([
    ['kasko', { Kind: 'possible', LastDay: '2026-11-29' }, '29.11.2026 gününün sonuna kadar gerekçe göstermeden'],
    ['seyahat', { Kind: 'possible', LastDay: '2026-11-18' }, '18.11.2026 gününün sonuna kadar'],
    ['trafik', { Kind: 'withReason', LastDay: null }, 'gerekçesiz cayma hakkı yoktur'],
    ['seyahat', { Kind: 'begun', LastDay: null }, 'Teminat başladı'],
    ['kasko', { Kind: 'over', LastDay: '2026-11-29' }, '14 günlük cayma süresi doldu.'],
  ] as const)('%s, %j: %s', (line, withdrawal, sentence) => {
    expect(told(line, withdrawal)).toContain(sentence);
  });

  test('nothing is said of what was given back, or is not there yet', () => {
    expect(told('kasko', { Kind: 'closed', LastDay: null })).toBeUndefined();
    expect(told('kasko', null)).toBeUndefined();
  });
});

describe('whom to call in a claim', () => {
  const [item] = done.Items;
  if (!item) throw new Error('an empty example');

  test('each insurer once, the pool after an earthquake, and nobody for what was not issued', () => {
    const items = [
      item,
      { ...item, Line: 'imm' as const },
      { ...item, Line: 'dask' as const, FirmPhone: '08500000906' },
      { ...item, State: 'refused' as const, FirmPhone: '08500000902' },
      { ...item, FirmPhone: null },
    ];
    expect(claimLines(items).map(({ phone }) => phone)).toEqual(['08500000901', '125']);
  });
});

describe('what a registration after a purchase begins with', () => {
  test('the name and the address of the order, and what this tab typed', () => {
    expect(joinValues(done, { NationalNumber: '11111111110', Phone: '5550000001' })).toEqual({
      Name: 'Deniz',
      Surname: 'Örnek',
      NationalNumber: '11111111110',
      Phone: '5550000001',
      Email: 'deniz@ornek.example',
    });
    expect(joinValues(done, {})).toEqual({ Name: 'Deniz', Surname: 'Örnek', Email: 'deniz@ornek.example' });
  });

  test('neither the name nor the number of a company', () => {
    const company = { ...done, Customer: { Name: 'Örnek Ltd', Surname: '' } };
    expect(joinValues(company, { NationalNumber: '1234567890', Phone: '5550000001' })).toEqual({
      Phone: '5550000001',
      Email: 'deniz@ornek.example',
    });
  });
});
