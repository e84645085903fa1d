import { z } from 'zod';
import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { coverageKeys } from '#domain/quote/coverage.ts';
import type { IssuedPolicy } from '#ports/insurer.ts';
import { askedCurrency } from './amounts.ts';
import { namedCoverages, readTurkishCoverage } from './coverages.ts';
import { xmlList } from './xml.ts';
import { foreignPrice, personPrices } from './xml-prices.ts';

export type XmlSpelling = {
  readonly money: z.ZodType<Kurus>;
  readonly rate: z.ZodType<number>;
  readonly day: z.ZodType<Day>;
  readonly moment: z.ZodType<Date>;
};

const keys = new Map(coverageKeys.map((key) => [key.toUpperCase(), key]));

/** What the XML insurers' replies hold, under their Turkish names. */
export function xmlShapes(spelling: XmlSpelling) {
  const { money, day, moment } = spelling;
  const coverages = xmlList('teminat', z.object({ kod: z.string(), deger: z.string() })).transform((list) =>
    namedCoverages(
      list.map(({ kod, deger }) => ({ code: kod, value: readTurkishCoverage(deger) })),
      keys,
    ),
  );
  const offer = z
    .object({
      teklifNo: z.string(),
      paketKodu: z.string(),
      paketAdi: z.string(),
      netPrim: money,
      brutPrim: money,
      paraBirimi: askedCurrency,
      gecerlilik: moment,
      taksitler: xmlList('taksit', z.object({ sayi: z.coerce.number().int(), toplam: money })),
      teminatlar: coverages,
      uyarilar: xmlList('uyari', z.string()),
      kisiFiyatlari: personPrices(spelling),
      dovizFiyati: foreignPrice(spelling).optional(),
    })
    .transform((told) => ({
      proposalNumber: told.teklifNo,
      packageCode: told.paketKodu,
      packageName: told.paketAdi,
      net: told.netPrim,
      gross: told.brutPrim,
      installments: told.taksitler.map(({ sayi, toplam }) => ({ count: sayi, gross: toplam })),
      validUntil: told.gecerlilik,
      coverages: told.teminatlar.length > 0 ? told.teminatlar : undefined,
      warnings: told.uyarilar.filter((warning) => warning !== ''),
      personPrices: told.kisiFiyatlari.length > 0 ? told.kisiFiyatlari : undefined,
      foreignPrice: told.dovizFiyati,
    }));
  const policy = z
    .object({
      policeNo: z.string().min(1),
      brutPrim: money,
      paraBirimi: askedCurrency,
      baslangicTarihi: day,
      bitisTarihi: day,
      policeDurumu: z.enum(['YURURLUKTE', 'IPTAL']),
    })
    .transform((told): { state: 'issued' | 'cancelled'; policy: IssuedPolicy } => ({
      state: told.policeDurumu === 'IPTAL' ? 'cancelled' : 'issued',
      policy: { policyNumber: told.policeNo, gross: told.brutPrim, start: told.baslangicTarihi, end: told.bitisTarihi },
    }));
  return {
    quote: z.object({ teklifler: xmlList('teklif', offer) }),
    review: z.object({ incelemeNo: z.string().min(1), istenenBelgeler: xmlList('belge', z.string()) }),
    coverage: z.object({ teminatlar: coverages }),
    policy,
    repriced: z.object({ brutPrim: money, paraBirimi: askedCurrency }),
    cancelled: z.object({ iadeTutari: money }),
    document: z.object({ icerik: z.string().min(1) }),
  };
}
