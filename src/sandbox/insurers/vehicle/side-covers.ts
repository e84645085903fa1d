import { ageOn, daysBetween } from '#domain/dates.ts';
import {
  dealerPersonalAccidentNet,
  dealerTermRows,
  dealerTravelNet,
  inForce,
  legalProtectionNet,
  personalAccidentAges,
  personalAccidentNet,
} from '#domain/tariffs/index.ts';
import type { Cover } from '../covers.ts';
import type { Ask, Draft } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { termReaching } from './term.ts';
import { vehiclePricing } from './vehicle.ts';

const thousandLira = 100_000;

function amounts(rows: Readonly<Record<string, number>>): readonly Cover[] {
  return Object.entries(rows).map(([code, amount]) => ({ code, value: { type: 'AMOUNT', amount } }));
}

function isOutsideAges({ birthDate, startDate }: Ask['application']): boolean {
  if (birthDate === undefined) return false;
  const age = ageOn(birthDate, startDate);
  return age < personalAccidentAges.youngest || age > personalAccidentAges.oldest;
}

export const ferdikaza = vehiclePricing(({ personality, application }) => {
  if (isOutsideAges(application)) return { kind: 'declined', reason: reasons.age };
  const drafts = [100, 250, 500].map((thousands): Draft => {
    const sum = thousands * thousandLira;
    return {
      code: `FK-${thousands}`,
      name: `Ferdi Kaza ${thousands}.000 TL`,
      net: Math.round(
        personalAccidentNet({ death: sum, disability: sum, day: application.startDate }) * personality.price,
      ),
      covers: amounts({ ferdiKazaVefat: sum, ferdiKazaSakatlik: sum, ferdiKazaTedavi: sum / 10 }),
      warnings: [],
    };
  });
  return { kind: 'drafts', drafts };
});

export const hukuksalkoruma = vehiclePricing(({ personality, application }) => {
  const drafts = [25, 100].map((thousands): Draft => {
    const limit = thousands * thousandLira;
    return {
      code: `HK-${thousands}`,
      name: `Hukuksal Koruma ${thousands}.000 TL`,
      net: Math.round(legalProtectionNet({ limit, day: application.startDate }) * personality.price),
      covers: amounts({ hukuksalKorumaAraca: limit, hukuksalKorumaSurucuye: limit }),
      warnings: [],
    };
  });
  return { kind: 'drafts', drafts };
});

function dealerDays({ application: { startDate, endDate } }: Ask): number | undefined {
  return termReaching(inForce(dealerTermRows, startDate).value.days, daysBetween(startDate, endDate));
}

export const galericiferdikaza = vehiclePricing((ask) => {
  const days = dealerDays(ask);
  if (days === undefined) return { kind: 'declined', reason: reasons.term };
  const sum = 100 * thousandLira;
  const draft: Draft = {
    code: 'GFK',
    name: 'Galerici Ferdi Kaza',
    net: dealerPersonalAccidentNet({ days, day: ask.application.startDate }),
    covers: amounts({ ferdiKazaVefat: sum, ferdiKazaSakatlik: sum }),
    warnings: [],
  };
  return { kind: 'drafts', drafts: [draft] };
});

export const galericiseyahat = vehiclePricing((ask) => {
  const days = dealerDays(ask);
  if (days === undefined) return { kind: 'declined', reason: reasons.term };
  const draft: Draft = {
    code: 'GSY',
    name: 'Galerici Seyahat Destek',
    net: dealerTravelNet({ days, day: ask.application.startDate }),
    covers: [
      { code: 'yolYardim', value: { type: 'COUNT', count: 2 } },
      { code: 'kiralikArac', value: { type: 'NOT_INCLUDED' } },
    ],
    warnings: [],
  };
  return { kind: 'drafts', drafts: [draft] };
});
