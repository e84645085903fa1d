import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type Basket, chooseMain, emptyBasket, withAddOn } from '#domain/quote/basket.ts';
import { anOffer, noOffer } from '#testing/sample-offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { type OfferBasket, payable } from '../basket/use-basket.ts';
import { addOnGroups, hasBeside } from './add-on-groups.ts';
import { AddOns } from './add-ons.tsx';
import { ChosenWithAddOns } from './chosen-with-add-ons.tsx';
import { shortLabel } from './cover-facts.tsx';

const main = anOffer('main');
const dear = anOffer('dear', { line: 'ferdikaza', price: 60_000, packageName: 'Ferdi Kaza 250' });
const cheap = anOffer('cheap', { line: 'ferdikaza', price: 30_000, packageName: 'Ferdi Kaza 100' });
const waiting = noOffer('waiting', { line: 'hukuksalkoruma', state: 'waiting' });
const all = [main, dear, cheap, waiting];

function basketOf(basket: Basket, offers: readonly OfferView[] = all): OfferBasket {
  const nothing = vi.fn();
  return { basket, priced: payable(basket, offers), add: nothing, remove: nothing };
}
const retry = { asking: [], asked: [], ask: async () => undefined };
const markup = (basket: Basket) =>
  renderToStaticMarkup(<AddOns line="kasko" offers={all} actions={{ basket: basketOf(basket), retry }} />);
const page = (basket: Basket, offers: readonly OfferView[] = all) =>
  renderToStaticMarkup(
    <ChosenWithAddOns
      line="kasko"
      offers={offers}
      actions={{ basket: basketOf(basket, offers), retry }}
      onBack={vi.fn()}
      onPay={vi.fn()}
    />,
  );
/** The bar that stays in sight. */
const total = (basket: Basket, offers?: readonly OfferView[]) =>
  page(basket, offers).split('aria-label="Seçiminiz"')[1] ?? '';

describe('[L-09] add-ons beside a line', () => {
  test('each add-on with its cheapest offer first, in the order of the catalogue', () => {
    expect(addOnGroups('kasko', all).map(({ line, open: own }) => [line, own.map(({ id }) => id)])).toEqual([
      ['ferdikaza', ['cheap', 'dear']],
      ['hukuksalkoruma', []],
    ]);
  });

  test('nothing is added beforehand, and one that is still asked says so', () => {
    const html = markup(emptyBasket);
    expect(html).toContain('Yanında isterseniz');
    expect(html).not.toContain('Eklendi');
    expect(html.indexOf('Ferdi Kaza 100')).toBeLessThan(html.indexOf('Ferdi Kaza 250'));
    expect(html).toContain('Diğer teklifler (1)');
    expect(html).toContain('Fiyatlar bekleniyor. Beklemeden devam edebilirsiniz.');
    expect(html).toContain('Kazada sürücünün ve yolcuların vefatı');
  });

  test('an add-on without an offer names who can be asked once more', () => {
    const failed = noOffer('failed', { line: 'ferdikaza', retryable: true, reason: 'Yanıt gecikti.' });
    const actions = { basket: basketOf(emptyBasket), retry };
    const html = renderToStaticMarkup(<AddOns line="kasko" offers={[main, failed]} actions={actions} />);
    expect(html).toContain('Bu ek teminat için teklif gelmedi.');
    expect(html).toContain('Çınaraltı Sigorta, Ferdi kaza için tekrar dene');
    expect(renderToStaticMarkup(<AddOns line="kasko" offers={[main, failed]} />)).not.toContain('tekrar dene');
  });

  test('an insurer that looks first is named, beside offers of others and without any', () => {
    const looks = noOffer('looks', {
      line: 'ferdikaza',
      state: 'review',
      retryable: false,
      reason: 'Fotoğraflar inceleniyor',
    });
    const actions = { basket: basketOf(emptyBasket), retry };
    const alone = renderToStaticMarkup(<AddOns line="kasko" offers={[main, looks]} actions={actions} />);
    expect(alone).toMatch(/şirket inceliyor.*SMS göndeririz.*Fotoğraflar inceleniyor/s);
    expect(alone).not.toContain('teklif gelmedi');
    const beside = renderToStaticMarkup(<AddOns line="kasko" offers={[main, cheap, looks]} actions={actions} />);
    expect(beside).toMatch(/Ferdi Kaza 100.*Fotoğraflar inceleniyor/s);
  });

  test('what was added stands first and can be taken out', () => {
    const html = markup(withAddOn(emptyBasket, 'ferdikaza', 'dear'));
    expect(html.indexOf('Ferdi Kaza 250')).toBeLessThan(html.indexOf('Ferdi Kaza 100'));
    expect(html).toContain('Eklendi');
    expect(html).toContain('Çınaraltı Sigorta Ferdi Kaza 250 çıkar');
  });

  test('what had been added and can no longer be had is told, and does not count', () => {
    const basket = withAddOn(chooseMain(emptyBasket, 'main'), 'ferdikaza', 'gone');
    expect(page(basket)).toContain('Eklediğiniz teklif artık geçerli değil, toplamdan çıktı.');
    expect(total(basket)).toContain('Eklemeden devam et');
  });

  test('one that cannot be bought here comes after those that can, and says so in place of a button', () => {
    const byAgency = anOffer('agency', { line: 'ferdikaza', price: 10_000, mode: 'contactToBuy' });
    const toLookAt = anOffer('look', { line: 'ferdikaza', price: 20_000, mode: 'quoteOnly' });
    const offers = [main, toLookAt, byAgency, dear];
    const [group] = addOnGroups('kasko', offers);
    expect(group?.open.map(({ id }) => id)).toEqual(['dear', 'agency', 'look']);
    const html = page(withAddOn(chooseMain(emptyBasket, 'main'), 'ferdikaza', 'agency'), offers);
    expect(html).toContain('poliçeyi temsilcimiz düzenler');
    expect(html).toContain('href="tel:');
    expect(html).toContain('Bu teklif buradan eklenemez; şirketin şubesine ya da acentesine başvurun.');
    expect(html.match(/ ekle</g)).toHaveLength(1);
  });

  test('one that was bought stands first and says so, and is not paid again', () => {
    const had = { ...dear, bought: true };
    const offers = [main, cheap, had];
    expect(addOnGroups('kasko', offers)[0]?.open.map(({ id }) => id)).toEqual(['dear', 'cheap']);
    const html = page(withAddOn(chooseMain(emptyBasket, 'main'), 'ferdikaza', 'dear'), offers);
    expect(html).toMatch(/Ferdi Kaza 250.*Satın alındı.*Ferdi Kaza 100/s);
    expect(html).toContain('Eklediğiniz teklif daha önce satın alındı, toplamdan çıktı.');
    expect(html).not.toMatch(/Ferdi Kaza 250 (ekle|çıkar)</);
    expect(html).toContain('Ferdi Kaza 100 ekle<');
    expect(payable(withAddOn(chooseMain(emptyBasket, 'main'), 'ferdikaza', 'dear'), offers).addOns).toEqual([]);
    expect(hasBeside('kasko', [main, had])).toBe(false);
    const over: OfferView = { ...had, state: 'expired' };
    const actions = { basket: basketOf(emptyBasket), retry };
    for (const shown of [
      [main, over],
      [main, over, cheap],
    ]) {
      const later = renderToStaticMarkup(<AddOns line="kasko" offers={shown} actions={actions} />);
      expect(later).toContain('Satın alındı');
      expect(later).not.toContain('teklif gelmedi');
    }
  });

  test('the way leads past them where a price came, may come or is looked at, and else straight on', () => {
    const ofBranch = (state: OfferView['state']) => noOffer('beside', { line: 'ferdikaza', state });
    expect(hasBeside('kasko', [main, cheap])).toBe(true);
    expect((['waiting', 'review'] as const).map((state) => hasBeside('kasko', [main, ofBranch(state)]))).toEqual([
      true,
      true,
    ]);
    const gone = ['declined', 'failed', 'expired'] as const;
    expect(gone.map((state) => hasBeside('kasko', [main, ofBranch(state)]))).toEqual([false, false, false]);
    expect(hasBeside('kasko', [main, noOffer('other', { line: 'kasko', state: 'waiting' })])).toBe(false);
  });
});

test('covers go without the name of their add-on', () => {
  expect(shortLabel('ferdikaza', 'Ferdi kaza, sürekli sakatlık')).toBe('Sürekli sakatlık');
  expect(shortLabel('galericiferdikaza', 'Ferdi kaza, vefat')).toBe('Vefat');
  expect(shortLabel('galericiseyahat', 'Yol yardım, çekici')).toBe('Yol yardım, çekici');
  expect(shortLabel('dask', 'DASK muafiyeti')).toBe('DASK muafiyeti');
});

describe('[L-09] the chosen offer and what is added to it', () => {
  const chosen = chooseMain(emptyBasket, 'main');

  test('the total stands beside the button, which goes on with or without additions', () => {
    const alone = total(chosen);
    expect(alone).toContain('18.450,50 TL');
    expect(alone).toContain('Eklemeden devam et');
    const html = total(withAddOn(chosen, 'ferdikaza', 'cheap'));
    expect(html).toContain('300,00 TL');
    expect(html).toContain('18.750,50 TL');
    expect(html).toContain('Ödemeye geç');
    expect(html).not.toContain('Eklemeden');
  });

  test('without a chosen offer the page leads back to the list', () => {
    const html = page(withAddOn(emptyBasket, 'ferdikaza', 'cheap'));
    expect(html).toContain('Henüz teklif seçmediniz');
    expect(html).toContain('Tekliflere dön');
    expect(html).not.toContain('Ödemeye geç');
  });

  test.each<[string, OfferView]>([
    ['expired', noOffer('main', { state: 'expired' })],
    ['no longer there', anOffer('another')],
    ['sold by the agency alone', anOffer('main', { mode: 'contactToBuy' })],
  ])('an offer that is %s is not dropped in silence', (_, instead) => {
    const html = page(chosen, [instead, cheap]);
    expect(html).toContain('Seçtiğiniz teklif artık geçerli değil');
    expect(html).toContain('Tekliflere dön');
    expect(html).not.toContain('devam et<');
  });

  test('where nothing is offered beside it, that is said, and the way goes on', () => {
    const html = page(chosen, [main]);
    expect(html).toContain('Bu teklifin yanında eklenecek bir teminat yok.');
    expect(html).toContain('Ödemeye geç');
    expect(html).not.toContain('Eklemeden');
  });

  test('the button says that nothing is added only where something can be, or may still be', () => {
    const beside = (change: Partial<OfferView>) => total(chosen, [main, { ...cheap, ...change }]);
    expect(beside({})).toContain('Eklemeden devam et');
    expect(beside({ state: 'waiting' })).toContain('Eklemeden devam et');
    for (const change of [{ mode: 'quoteOnly' }, { bought: true }, { state: 'declined' }] as const)
      expect(beside(change)).toContain('Ödemeye geç');
  });

  test('one that was bought meanwhile is not called gone', () => {
    const html = page(chosen, [{ ...main, bought: true }, cheap]);
    expect(html).toContain('Seçtiğiniz teklif satın alındı');
    expect(html).not.toMatch(/geçerli değil|Ödemeye geç/);
  });
});

describe('earthquake and home beside each other', () => {
  const plans = (...counts: readonly number[]) => counts.map((count) => ({ count, total: 100_000 }));
  const home = anOffer('home', { line: 'konut', price: 400_000, maxInstallment: 6, installments: plans(1, 3, 6) });
  const quake = anOffer('quake', {
    line: 'dask',
    price: 302_100,
    packageName: 'DASK',
    maxInstallment: 1,
    installments: plans(1),
    coverages: new Map([
      ['daskDeprem', { kind: 'amount', amount: 107_140_000 }],
      ['daskMuafiyet', { kind: 'percent', percent: 2 }],
    ]),
  });
  const beside = (line: 'dask' | 'konut', offers: readonly OfferView[]) =>
    renderToStaticMarkup(<AddOns line={line} offers={offers} actions={{ basket: basketOf(emptyBasket), retry }} />);

  test('each says why the other is offered, with its own name and what decides', () => {
    const html = beside('konut', [home, quake]);
    expect(html).toContain('Zorunlu deprem sigortası (DASK)');
    expect(html).toContain('DASK da ekleyin: konutlar için zorunludur');
    expect(html).toContain('1.071.400 TL');
    expect(html).toContain('DASK muafiyeti');
    expect(html).not.toContain('Taksit');
    const other = beside('dask', [quake, home]);
    expect(other).toContain('Konut sigortası da ekleyin: DASK eşyanızı ve su hasarını karşılamaz.');
    expect(other).toContain('Fiyatlar, ara katta yıl boyu oturulan bir daire');
    expect(other).toContain('X 6 Taksit');
    expect(markup(emptyBasket)).not.toContain('da ekleyin:');
  });

  test('where none came, it is an insurance of its own that did not', () => {
    expect(beside('konut', [home, noOffer('none', { line: 'dask' })])).toContain('Bu sigorta için teklif gelmedi.');
  });

  test('paid together in as many instalments as both have, and that is said', () => {
    const bar = (...added: readonly (readonly ['dask' | 'konut', string])[]) => {
      const basket = added.reduce((sum, [line, id]) => withAddOn(sum, line, id), chooseMain(emptyBasket, 'home'));
      return total(basket, [home, quake]);
    };
    expect(bar()).not.toContain('Birlikte ödemede');
    const both = bar(['dask', 'quake']);
    expect(both).toContain('Birlikte ödemede taksit yok, tek çekim ödenir.');
    expect(both).toContain('7.021,00 TL');
  });
});
