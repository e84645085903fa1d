import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '#config/site.ts';
import { formatMoment } from '#domain/dates.ts';
import { anOffer } from '#testing/sample-offers.ts';
import { CoverageTable } from '../../offer/coverages.tsx';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { ClockSkew } from '../../offer/server-clock.ts';
import { leftText } from '../../offer/validity.tsx';
import { InstallmentTable } from './installment-table.tsx';
import { OfferCard } from './offer-card.tsx';

const now = Date.parse('2026-11-15T09:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => undefined;
const comparing = { chosen: ['b'], toggle: nothing };
const choosing = { onBuy: nothing, comparing };
const closed = { isOpen: false, onToggle: nothing };
const open = { ...closed, isOpen: true };
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const drawn = (change: Partial<OpenOffer> = {}, unfolding = closed) =>
  renderToStaticMarkup(<OfferCard offer={anOffer('a', change)} shortfalls={[]} choosing={choosing} {...unfolding} />);

function card(change: Partial<OpenOffer> = {}, unfolding = closed) {
  return text(drawn(change, unfolding));
}

describe('[K-08] the price of an offer', () => {
  test('in lira by Turkish rules, with the instalment text', () => {
    expect(card()).toContain('18.450,50 TL');
    expect(card({ installments: [] })).toContain('2.050,06 TL X 9 Taksit');
    for (const maxInstallment of [1, undefined]) expect(card({ maxInstallment })).not.toContain(' Taksit');
  });

  test('an instalment is what is paid by the longest plan, which may cost more', () => {
    const installments = [
      { count: 1, total: 1_845_050 },
      { count: 9, total: 1_980_000 },
    ];
    expect(card({ installments, maxInstallment: 9 })).toContain('2.200,00 TL X 9 Taksit');
  });

  test("the insurer's own table stands beside it, with its own totals", () => {
    const html = renderToStaticMarkup(
      <InstallmentTable
        installments={[
          { count: 1, total: 1_800_000 },
          { count: 3, total: 1_890_000 },
        ]}
      />,
    );
    expect(text(html)).toContain('Peşin 18.000,00 TL 18.000,00 TL');
    expect(text(html)).toContain('3 6.300,00 TL 18.900,00 TL');
  });
});

describe('[K-09] until when an offer holds', () => {
  const until = now + 5 * 86_400_000 + 3 * 3_600_000;

  test('in human words on the card, by the calendar and by a countdown in its details', () => {
    expect(formatMoment(new Date(until))).toBe('2026-11-20 15:00');
    expect(card({ validUntil: until })).toContain('5 gün geçerli');
    expect(card({ validUntil: now + 23 * 3_600_000 + 59 * 60_000 })).toContain('23 saat 59 dakika geçerli');
    expect(card({ validUntil: now - 1 })).toContain('Süresi doldu');
    expect(card({ validUntil: until }, open)).toContain('Geçerlilik: 2026-11-20 15:00 (5 gün 3 saat kaldı)');
  });

  test("the server's clock counts, not the device's", () => {
    const html = renderToStaticMarkup(
      <ClockSkew value={-2 * 3_600_000}>
        <OfferCard offer={anOffer('a', { validUntil: now + 30_000 })} shortfalls={[]} {...closed} />
      </ClockSkew>,
    );
    expect(text(html)).toContain('2 saat geçerli');
  });

  test('in the units a person would say', () => {
    expect(leftText({ kind: 'hours', hours: 5, minutes: 0 })).toBe('5 saat kaldı');
    expect(leftText({ kind: 'minutes', minutes: 4, seconds: 9 })).toBe('04:09 kaldı');
    expect(leftText({ kind: 'over' })).toBe('Süresi doldu');
  });
});

describe('what a card tells', () => {
  test('decisive coverages, the excess beside the price, and warnings', () => {
    const told: Partial<OpenOffer> = {
      coverages: new Map([
        ['immLimitiAyrimsiz', { kind: 'amount', amount: 500_000_000 }],
        ['dogalAfetler', { kind: 'included' }],
        ['yetkiliServis', { kind: 'notIncluded' }],
        ['camKirilmaMuafiyeti', { kind: 'percent', percent: 20 }],
      ]),
      warnings: ['Gecikme sürprimi uygulandı.'],
    };
    const html = card(told);
    expect(html).toContain('İMM 5 Mn TL');
    expect(html).toContain('Doğal afetler Dahil');
    expect(html).toContain('Yetkili servis Hariç');
    expect(html).toContain('İkame araç Bilgi yok');
    expect(html).toContain('Cam muafiyeti: %20');
    expect(html).toContain('1 uyarı');
    expect(html).not.toContain('Gecikme sürprimi uygulandı.');
    expect(card(told, open)).toContain('Gecikme sürprimi uygulandı.');
    expect(card(told, open)).toContain('5.000.000 TL');
  });

  test('as one row, the marks stay and the covers, which are said once above, do not', () => {
    const html = text(
      renderToStaticMarkup(
        <OfferCard offer={anOffer('a', { warnings: ['Not'] })} shortfalls={[]} isRow choosing={choosing} {...closed} />,
      ),
    );
    expect(html).toContain('18.450,50 TL');
    expect(html).toContain('1 uyarı');
    expect(html).not.toContain('İMM');
  });

  test('how long one waits for a cover, beside the cover, on the card and in the whole list', () => {
    const phone = anOffer('a', {
      line: 'telefon',
      coverages: new Map([
        ['hirsizlikTelefon', { kind: 'included' }],
        ['hirsizlikBekleme', { kind: 'count', count: 15 }],
      ]),
    });
    const drawn = text(renderToStaticMarkup(<OfferCard offer={phone} shortfalls={[]} {...closed} />));
    expect(drawn).toContain('Zorla hırsızlık Dahil · 15 gün bekleme');
    const all = text(renderToStaticMarkup(<CoverageTable offer={phone} />));
    expect(all).toContain('Dahil · 15 gün bekleme');
    for (const html of [drawn, all]) expect(html).not.toContain('Hırsızlıkta bekleme süresi');
  });

  test('covers that are still asked for are no gaps', () => {
    const html = card({ coverages: new Map(), coverageState: 'coming' });
    expect(html).not.toContain('Bilgi yok');
    expect(html).toContain('İMM …');
  });

  test('every coverage told is listed, also one its line does not know', () => {
    const html = text(
      renderToStaticMarkup(
        <CoverageTable
          offer={anOffer('a', { line: 'imm', coverages: new Map([['yolYardim', { kind: 'count', count: 2 }]]) })}
        />,
      ),
    );
    expect(html).toContain('İMM limiti');
    expect(html).toMatch(/Yol yardım, çekici .* 2 kez/);
  });

  test('what is missing at equal coverage is named', () => {
    const lacking = (unfolding: typeof closed) =>
      renderToStaticMarkup(
        <OfferCard
          offer={anOffer('a')}
          shortfalls={[
            { key: 'immLimitiAyrimsiz', why: 'less' },
            { key: 'kiralikArac', why: 'less' },
            { key: 'yetkiliServis', why: 'unknown' },
          ]}
          {...unfolding}
        />,
      );
    expect(lacking(closed)).toContain('2 eksik teminat');
    expect(lacking(closed)).toContain('1 teminatta bilgi yok');
    const html = lacking(open);
    expect(html).toContain('Eksik: İMM limiti, ikame araç');
    expect(html).toContain('Bilgi yok: yetkili servis');
  });
});

describe('how an offer is had', () => {
  test('one that can be bought here leads to its payment', () => {
    expect(drawn()).toContain('aria-label="Çınaraltı Sigorta Geniş Kasko satın al"');
    for (const mode of ['contactToBuy', 'quoteOnly'] as const)
      expect(drawn({ mode })).not.toContain('Geniş Kasko satın al');
  });

  test('every open offer can be taken into the comparison', () => {
    expect(card()).toContain('Karşılaştır Çınaraltı Sigorta Geniş Kasko');
    const html = renderToStaticMarkup(
      <OfferCard offer={anOffer('b')} shortfalls={[]} choosing={choosing} {...closed} />,
    );
    expect(html).toMatch(/type="checkbox"[^>]* checked[ >/]/);
    expect(card()).not.toContain('checked');
  });

  test('one that is bought with us leads to phone and WhatsApp', () => {
    expect(card({ mode: 'contactToBuy' })).toContain('Çınaraltı Sigorta Geniş Kasko için bizi arayın');
    const html = renderToStaticMarkup(
      <OfferCard offer={anOffer('a', { mode: 'contactToBuy' })} shortfalls={[]} choosing={choosing} {...open} />,
    );
    expect(html).toContain('Bizimle satın alın');
    expect(html).toContain(`href="tel:${site.phone}"`);
    expect(html).toContain(`https://wa.me/${site.whatsapp.number}?text=`);
  });

  test('one that is not sold here says where it is', () => {
    expect(card({ mode: 'quoteOnly' })).toContain('Şubeden alın');
    expect(card({ mode: 'quoteOnly' }, open)).toContain('şirketin şubesine ya da acentesine başvurun.');
  });

  test('one that was bought says so instead of selling it again', () => {
    expect(card({ bought: true })).toContain('Satın alındı');
    expect(drawn({ bought: true })).not.toContain('satın al');
    expect(card()).not.toContain('Satın alındı');
  });

  test('where the list is only looked at, nothing is chosen and no number is told', () => {
    const html = renderToStaticMarkup(<OfferCard offer={anOffer('a')} shortfalls={[]} {...open} />);
    expect(html).not.toMatch(/ORN-T|satın al|Karşılaştır/);
    expect(text(html)).toContain('Ayrıntılar');
  });
});
