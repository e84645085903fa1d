import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { quotedAt } from '#catalog/flows/read-quote-address.ts';
import { exampleSharedList, exampleToken } from '#contracts/calls/offer.ts';
import { envelope } from '#contracts/envelope.ts';
import type { LineKey } from '#domain/lines.ts';
import { offerListTexts } from '#messages/offers.ts';
import { anOffer, noOffer } from '#testing/sample-offers.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { isOpen, type OfferView } from '../offer/offer-view.ts';
import { UserProvider } from '../user/user-context.tsx';
import { orderNote } from './arrange/order-note.ts';
import { useArrangement } from './arrange/use-arrangement.ts';
import { ArrangedBar } from './arranged-bar.tsx';
import { Collecting, WaitingInsurers } from './collecting.tsx';
import { MainOffers } from './main-offers.tsx';
import { DocumentForm } from './missing/document-form.tsx';
import { MissingInsurers } from './missing/missing-insurers.tsx';
import { retryCall } from './missing/use-retry.ts';
import { Offers } from './offers.tsx';
import { shareAddress } from './share/share-address.ts';
import { sharedNote } from './share/share-offers.tsx';
import { readShared } from './share/use-shared-list.ts';
import { SharedOffers } from './shared-offers.tsx';

const nothing = () => undefined;
const comparing = { chosen: [], toggle: nothing };

type ListProps = { readonly offers: readonly OfferView[]; readonly collecting: boolean; readonly line: LineKey };

function List({ offers, collecting, line }: ListProps) {
  const arranged = useArrangement({ list: 'g', line, offers: offers.filter(isOpen) });
  return (
    <>
      <ArrangedBar arranged={arranged} context={null} />
      <p>{orderNote(arranged)}</p>
      <MainOffers
        offers={offers}
        arranged={arranged}
        collecting={collecting}
        choosing={{ onBuy: nothing, comparing }}
        onBack={nothing}
      >
        {null}
      </MainOffers>
    </>
  );
}

function main(offers: readonly OfferView[], collecting: boolean, line: LineKey = 'kasko') {
  return renderToStaticMarkup(<List offers={offers} collecting={collecting} line={line} />);
}

describe('states of the list', () => {
  test('while insurers are asked, their names and no price', () => {
    const html = main([noOffer('a', { state: 'waiting', insurerName: 'Lodos Sigorta' })], true);
    expect(html).toContain('İlk teklif gelir gelmez burada görünür.');
    expect(html).toContain('Lodos Sigorta');
    expect(html).not.toContain('%');
  });

  test('nothing moves while they are awaited: a picture that never rests keeps the first card waiting', () => {
    expect(main([noOffer('a', { state: 'waiting' })], true)).not.toContain('animate-');
  });

  test('the progress counts answers that came', () => {
    const html = renderToStaticMarkup(<Collecting answered={7} total={16} />);
    expect(html).toContain("16 şirketten 7'si yanıtladı");
    expect(html).toMatch(/role="progressbar"[^>]*aria-valuemax="16"[^>]*aria-valuenow="7"/);
    expect(renderToStaticMarkup(<Collecting answered={16} total={16} />)).toContain('16 şirketin tamamı yanıtladı');
    expect(renderToStaticMarkup(<Collecting answered={0} total={16} />)).toContain('16 şirkete soruldu');
  });

  test('one that looks has not answered, and is counted apart', () => {
    const html = renderToStaticMarkup(<Collecting answered={7} total={16} looking={1} />);
    expect(html).toContain("16 şirketten 6'sı yanıtladı, 1 şirket inceliyor");
    expect(html).toContain('aria-valuenow="6"');
    expect(offerListTexts.allIn(3, 1)).toBe('3 teklif, 1 şirket inceliyor.');
    expect(offerListTexts.allIn(0, 2)).toBe('Henüz teklif yok, 2 şirket inceliyor.');
    expect(offerListTexts.allIn(3)).toBe('Yanıtlar tamamlandı, 3 teklif var.');
  });

  test('no offers: what happened and what can be done', () => {
    const declined = noOffer('a', { state: 'declined' });
    expect(main([declined, noOffer('b')], false)).toContain('Bu bilgilerle teklif çıkmadı');
    expect(main([noOffer('a'), noOffer('b')], false)).toContain('Şirketlerden yanıt alınamadı');
    expect(main([], false)).toContain('soracağımız şirket yok');
    expect(main([noOffer('a'), noOffer('b', { state: 'review' })], false)).toContain('Bilgileriniz incelemede');
    for (const html of [main([declined], false), main([noOffer('a')], false)]) {
      expect(html).toContain('Bilgileri değiştir');
      expect(html).toContain('tel:');
    }
  });

  test('each card has one way to choose it, and the cheaper stands first', () => {
    const html = main([anOffer('a'), anOffer('b', { price: 100 })], false);
    expect(html.match(/satın al"/g)).toHaveLength(2);
    expect(html).not.toContain('type="radio"');
    expect(html.indexOf('data-offer="b"')).toBeLessThan(html.indexOf('data-offer="a"'));
  });

  test('where every price is the same, it is said and not sorted by', () => {
    const same = main([anOffer('a', { price: 302_100 }), anOffer('b', { price: 302_100 })], false);
    expect(same).toContain('Fiyat her şirkette aynı');
    expect(same).not.toContain('name="offer-order"');
    const other = main([anOffer('a', { price: 302_100 }), anOffer('b', { price: 302_200 })], false);
    expect(other).not.toContain('Fiyat her şirkette aynı');
    expect(other).toContain('name="offer-order"');
  });

  test('grades are offered with their count and lowest price, and bare cover stands last under its name', () => {
    const html = main(
      [
        anOffer('bare', { packageName: 'Dar Kasko', price: 900_050 }),
        anOffer('full', { packageName: 'Tam Kasko', price: 2_000_000 }),
        anOffer('usual', { packageName: 'Katılım Kasko', price: 1_845_099 }),
        anOffer('more', { packageName: 'Kasko', price: 1_900_000 }),
        anOffer('odd', { packageName: 'Mini Paket', price: 100_000 }),
      ],
      false,
    );
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Tüm paketler 5 teklif');
    expect(text).toContain('Dar 1 teklif · 9.000 TL’den Kasko 2 teklif · 18.450 TL’den Tam 1 teklif');
    expect(text).toContain('Önce Kasko ve üstü, fiyata göre.');
    expect(text).toContain('Ücretli sıralama yok.');
    const placed = [...html.matchAll(/data-offer="(\w+)"/g)].map(([, id]) => id);
    expect(placed).toEqual(['usual', 'more', 'full', 'odd', 'bare']);
    expect(text).toMatch(/Diğer paketler .*Mini Paket.* Daha dar paketler .*Dar Kasko/);
  });

  test('what cannot be bought here stands last, says so and says what to do', () => {
    const html = main([anOffer('a', { mode: 'contactToBuy', price: 100 }), anOffer('b')], false);
    expect(html.indexOf('data-offer="b"')).toBeLessThan(html.indexOf('data-offer="a"'));
    expect(html).toMatch(/Buradan satın alınamayanlar.*Arayın/s);
  });

  test('where all offers cover the same, it is said once, and there is no price at equal cover', () => {
    const alike = main([anOffer('a'), anOffer('b', { price: 100 })], false);
    expect(alike).toContain('Tüm tekliflerde aynı:');
    expect(alike.match(/İMM/g)).toHaveLength(1);
    expect(alike).not.toContain('Eşit teminatta fiyat');
    const other = main(
      [anOffer('a'), anOffer('b', { coverages: new Map([['dogalAfetler', { kind: 'included' }]]) })],
      false,
    );
    expect(other).not.toContain('Tüm tekliflerde aynı:');
    expect(other).toContain('Eşit teminatta fiyat');
  });

  test('an insurer is awaited once, whatever it is asked for', () => {
    const waiting = [noOffer('a', { state: 'waiting' }), noOffer('b', { state: 'waiting' })];
    expect(renderToStaticMarkup(<WaitingInsurers offers={waiting} />).match(/<li/g)).toHaveLength(1);
  });

  test('before anything is known, the screens stand without a browser', () => {
    const ways = { onBack: nothing, onMend: nothing, onCompare: nothing, onAddOns: nothing, onPay: nothing };
    const offers = renderToStaticMarkup(
      <MemoryRouter>
        <UserProvider user={null}>
          <Offers headerGuid="g" line="kasko" variant={undefined} context={<p>34 KRS 102</p>} {...ways} />
        </UserProvider>
      </MemoryRouter>,
    );
    expect(offers).toContain('34 KRS 102');
    expect(offers).toContain('<div class="invisible contents"><fieldset aria-label="Teklifleri saklayın"');
    expect(offers).toContain('İlk teklif gelir gelmez burada görünür.');
    expect(renderToStaticMarkup(<SharedOffers token={exampleToken} onResumed={nothing} />)).toContain(
      'Teklifler getiriliyor',
    );
  });
});

test('what a shared link tells is said in the words of what is insured', () => {
  expect(sharedNote('kasko')).toContain('plakanız yer almaz');
  for (const line of ['dask', 'konut'] as const) {
    expect(sharedNote(line)).toContain('açık adresiniz yer almaz');
    expect(sharedNote(line)).not.toMatch(/araç|plaka/i);
  }
});

describe('insurers without an offer', () => {
  const retry = { asking: [], asked: ['again'], ask: async () => undefined };
  const html = renderToStaticMarkup(
    <MissingInsurers
      offers={[
        noOffer('no', { state: 'declined', reason: 'Yaş sınırı', retryable: false, insurerName: 'Bozkır Sigorta' }),
        noOffer('down', { reason: 'Yanıt gecikti.', retryable: true, insurerName: 'Lodos Sigorta' }),
        noOffer('again', { state: 'waiting', insurerName: 'Turna Sigorta' }),
        noOffer('other', { state: 'waiting', insurerName: 'Yakamoz Sigorta' }),
        noOffer('old', { state: 'expired', retryable: true, insurerName: 'Ayazma Sigorta' }),
        noOffer('had', { state: 'expired', bought: true, retryable: false, insurerName: 'Çınaraltı Sigorta' }),
        noOffer('looks', {
          state: 'review',
          reason: 'Sağlık beyanınız doktorumuza gönderildi.',
          wantedDocuments: ['Epikriz raporu', 'Tahlil sonuçları'],
          retryable: false,
          insurerName: 'Martı Sigorta',
        }),
      ]}
      retry={retry}
    />,
  );

  test('each with its reason, and a second try only where it makes sense', () => {
    expect(html).toContain('Yaş sınırı');
    expect(html).toContain('Lodos Sigorta, Kasko için tekrar dene');
    expect(html).not.toContain('Bozkır Sigorta, Kasko için tekrar dene');
    expect(html).toContain('Süresi dolan teklifler');
  });

  test('what was bought says so after its price ran out, in place of that', () => {
    const row = html.split('<li').find((part) => part.includes('Çınaraltı Sigorta')) ?? '';
    expect(row).toContain('Satın alındı');
    expect(row).not.toMatch(/süresi doldu|tekrar dene/);
    expect(html.match(/Satın alındı/g)).toHaveLength(1);
  });

  test('a known cause is told in plain words beside the company’s own, with what mends it as a button', () => {
    const declined = (cause: OfferView['cause'], change: Partial<OfferView> = {}) =>
      renderToStaticMarkup(
        <MissingInsurers
          offers={[noOffer('no', { state: 'declined', cause, reason: 'Otorizasyon gerekli', ...change })]}
          retry={retry}
          onMend={nothing}
        />,
      );
    const profession = declined('profession', { insurerName: 'Bozkır Sigorta' });
    expect(profession).toContain('Mesleğinizi seçerseniz teklif verir');
    expect(profession).toContain('Şirketin yanıtı: Otorizasyon gerekli');
    expect(profession).toContain('Mesleğimi seç, Bozkır Sigorta');
    expect(declined('modelYear')).toContain('Bu model yılındaki araçları sigortalamıyor.');
    expect(declined('modelYear')).not.toContain('<button');
    expect(declined(undefined)).not.toMatch(/Şirketin yanıtı|<button/);
    expect(declined('profession', { line: 'ferdikaza' })).not.toContain('<button');
  });

  test('documents that are on their way, there, or not taken are told, and may be sent again unless they are on their way', () => {
    const drawn = (documentsState: 'sending' | 'sent' | 'failed') =>
      renderToStaticMarkup(
        <MissingInsurers
          offers={[noOffer('looks', { state: 'review', wantedDocuments: ['Tapu'], documentsState })]}
          retry={retry}
        />,
      );
    expect(drawn('sending')).toContain('iletiliyor');
    expect(drawn('sending')).not.toContain('aria-expanded');
    expect(drawn('sent')).toMatch(/şirkete ulaştı.*Başka belge ekle/s);
    expect(drawn('failed')).toMatch(/ulaştırılamadı.*Yeniden yükle/s);
  });

  test('of a phone photos are wanted, and the words speak of photos', () => {
    const drawn = (documentsState: 'sending' | 'sent' | 'failed' | null) =>
      renderToStaticMarkup(
        <MissingInsurers
          offers={[
            noOffer('looks', { line: 'telefon', state: 'review', wantedDocuments: ['Ekran, açıkken'], documentsState }),
          ]}
          retry={retry}
        />,
      );
    expect(drawn(null)).toMatch(
      /İstenen fotoğraflar: Ekran, açıkken.*Fotoğrafları buradan yükleyebilirsiniz.*Fotoğraf yükle/s,
    );
    expect(drawn('sent')).toMatch(/Fotoğraflarınız şirkete ulaştı.*Başka fotoğraf ekle/s);
    for (const state of [null, 'sending', 'sent', 'failed'] as const) expect(drawn(state)).not.toMatch(/belge/i);
  });

  test('photos of a phone are taken by the camera or chosen, and sent by their own words', () => {
    const drawn = (line: 'telefon' | 'tamamlayici') =>
      renderToStaticMarkup(
        <DocumentForm id="files" offer={noOffer('looks', { line, state: 'review' })} onSent={nothing} />,
      );
    expect(drawn('telefon')).toContain('accept="image/jpeg,image/png,image/webp,application/pdf"');
    expect(drawn('telefon')).not.toMatch(/capture=|belge/i);
    expect(drawn('telefon')).toContain('Fotoğrafları gönder');
    expect(drawn('tamamlayici')).toContain('Belgeleri gönder');
  });

  test('one that still looks says so in its own words, and what it wants to see', () => {
    expect(html).toMatch(
      /İncelemede.*SMS göndeririz.*Martı Sigorta.*Sağlık beyanınız.*İstenen belgeler: Epikriz raporu, Tahlil sonuçları.*buradan yükleyebilirsiniz.*Martı Sigorta: Belge yükle/s,
    );
    expect(html.match(/SMS göndeririz/g)).toHaveLength(1);
    expect(html).not.toContain('Martı Sigorta, Kasko için tekrar dene');
    expect(html.indexOf('Martı Sigorta')).toBeLessThan(html.indexOf('Teklif vermeyen şirketler'));
  });

  test('one that was asked again waits in its place, one asked for the first time does not stand here', () => {
    expect(html).toMatch(/Turna Sigorta.*Yanıt bekleniyor.*aria-busy="true"/);
    expect(html).not.toContain('Yakamoz');
  });

  test('the line decides the call, an add-on is named', () => {
    const offer = anOffer('a', { insurer: '901' });
    expect(retryCall({ headerGuid: 'g', line: 'kasko' }, offer)).toEqual({
      id: 'startKasko',
      model: { HeaderGuid: 'g', InsuranceFirm: '901' },
    });
    expect(retryCall({ headerGuid: 'g', line: 'imm' }, { ...offer, line: 'ferdikaza' })).toEqual({
      id: 'startTraffic',
      model: { HeaderGuid: 'g', InsuranceFirm: '901', QueryType: 'ferdikaza' },
    });
  });
});

describe('sharing', () => {
  test.each([
    ['kasko', undefined],
    ['trafik', undefined],
    ['trafik', 'secondHand'],
    ['imm', undefined],
    ['yesilKart', undefined],
  ] as const)('a link to %s (variant: %s) opens the page of its variant', (line, variant) => {
    const url = new URL(shareAddress('https://karsila.example', { line, variant, token: exampleToken }));
    expect(quotedAt(url.pathname, url.searchParams)).toMatchObject({ line, variant });
    expect(url.searchParams.get('paylasim')).toBe(exampleToken);
  });

  const reading = (reply: unknown) =>
    readShared({ call: () => Promise.resolve(reply as never) } satisfies HttpLayer, exampleToken);

  test('a list, a link that is gone, and no answer are three things', async () => {
    expect(await reading(envelope('ok', exampleSharedList))).toMatchObject({
      kind: 'read',
      list: { Line: 'kasko', offers: [{ price: 1_845_050 }] },
    });
    expect(await reading(envelope('notFound', null))).toEqual({ kind: 'gone' });
    expect(await reading(envelope('validation', null))).toEqual({ kind: 'gone' });
    expect(await reading(undefined)).toEqual({ kind: 'failed' });
    expect(await reading(envelope('fault', null))).toEqual({ kind: 'failed' });
  });
});
