import { ageOn, type Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { type Dated, inForceOrLatest } from '#domain/tariffs/dated.ts';
import { taxOnly } from '#domain/tariffs/levies.ts';
import type { Application } from '../application.ts';
import { amountCoverages } from '../coverages.ts';
import type { Draft } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { vehiclePricing } from '../vehicle/vehicle.ts';
import type { Tariff } from './tariff.ts';

const rateRows: readonly Dated<{ readonly deathPerMille: number; readonly disabilityPerMille: number }>[] = [
  {
    from: '2025-01-01',
    value: { deathPerMille: 0.9, disabilityPerMille: 0.6 },
    source: 'domain §6.6',
    certainty: 'placeholder',
  },
];

/** Youngest and oldest insured person, in years (domain §6.6 [S25]). */
const ages = { youngest: 18, oldest: 65 } as const;

/** Year's net premium for two sums insured. */
export function personalAccidentNet({ death, disability }: { death: Kurus; disability: Kurus }, day?: Day): Kurus {
  const { deathPerMille, disabilityPerMille } = inForceOrLatest(rateRows, day).value;
  return Math.round((death * deathPerMille + disability * disabilityPerMille) / 1000);
}

function isOutsideAges({ birthDate, startDate }: Application): boolean {
  if (birthDate === undefined) return false;
  const age = ageOn(birthDate, startDate);
  return age < ages.youngest || age > ages.oldest;
}

const thousandLira = 100_000;

export const ferdikaza: Tariff = {
  branch: 4,
  risk: 'vehicle',
  mostInstallments: 6,
  levies: taxOnly({ source: 'domain §7', certainty: 'calculated' }),
  price: vehiclePricing(({ personality, application }) => {
    if (isOutsideAges(application)) return { kind: 'declined', reason: reasons.age };
    const drafts = [100, 250, 500].map((thousands): Draft => {
      const sum = thousands * thousandLira;
      const net = personalAccidentNet({ death: sum, disability: sum }, application.startDate);
      return {
        code: `FK-${thousands}`,
        name: `Ferdi Kaza ${thousands}.000 TL`,
        net: Math.round(net * personality.price),
        coverages: amountCoverages({ ferdiKazaVefat: sum, ferdiKazaSakatlik: sum, ferdiKazaTedavi: sum / 10 }),
        warnings: [],
      };
    });
    return { kind: 'drafts', drafts };
  }),
};
