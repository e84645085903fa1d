import { z } from 'zod';
import { daysBetween } from '#domain/dates.ts';
import { inForce } from '#domain/tariffs/dated.ts';
import { type Levies, netOf } from '#domain/tariffs/levies.ts';
import { incomplete } from '../application.ts';
import type { Coverage, CoverageValue } from '../coverages.ts';
import type { Draft, Pricing } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { type ForeignerPlan, foreignerTasteOf, leastOutsideLimit } from './foreigner-taste.ts';
import { coveredPeople } from './people.ts';
import { type ForeignerRates, foreignerRateRows } from './rates/foreigner-rates.ts';
import { ageRefusal } from './terms.ts';

const wanted = z.object({ termYears: z.enum(['1', '2']) });

const limitless: CoverageValue = { type: 'LIMITLESS' };
const included: CoverageValue = { type: 'INCLUDED' };
const lira = (amount: number): CoverageValue => ({ type: 'AMOUNT', amount: amount * 100 });
const percent = (value: number): CoverageValue => ({ type: 'PERCENT', percent: value });

function coveragesOf(plan: ForeignerPlan, hospitals: number): readonly Coverage[] {
  const values: Readonly<Record<string, CoverageValue>> = {
    yatarakTedavi: limitless,
    yatarakKatilim: percent(0),
    ameliyat: limitless,
    yogunBakim: limitless,
    odaYemek: included,
    ayaktaTedavi: included,
    ayaktaLimit: lira(plan.outpatientLimit),
    muayeneKatilim: percent(plan.outpatientShare),
    tetkik: included,
    ambulans: included,
    anlasmaliKurum: { type: 'COUNT', count: hospitals },
    anlasmaDisiLimit: lira(plan.outsideLimit),
    anlasmaDisiKatilim: percent(plan.outsideShare),
    beklemeSuresi: { type: 'COUNT', count: plan.waitingMonths },
  };
  return Object.entries(values).map(([code, value]) => ({ code, value }));
}

/** Gross market price of one person for the whole term in kuruş. */
function personGross({ base, bands, twoYears }: ForeignerRates, age: number, years: '1' | '2'): number {
  const band = bands.find(({ upTo }) => age <= upTo);
  if (!band) throw new RangeError(`no price for the age of ${age}`);
  return base * band.factor * (years === '2' ? twoYears : 1);
}

/** Health insurance for a residence permit. Nobody declares anything. */
export function foreignerPricing(levies: Levies): Pricing {
  return ({ personality, application, today }) => {
    const term = wanted.safeParse(application.fields);
    if (!term.success) return incomplete(term.error);
    const read = coveredPeople(application);
    if (read.kind === 'incomplete') return read;
    const { oldestAge, hospitals, plans } = foreignerTasteOf(personality.code);
    const { startDate } = application;
    if (daysBetween(today, startDate) > 30) return { kind: 'declined', reason: reasons.startTooFar };
    const refusal = ageRefusal(read.people, oldestAge);
    if (refusal) return { kind: 'declined', reason: refusal };
    const rates = inForce(foreignerRateRows, startDate).value;
    const drafts = plans.map((plan): Draft => {
      const grosses = read.people.map(({ age }) =>
        Math.round(personGross(rates, age, term.data.termYears) * plan.factor * personality.price),
      );
      const people = grosses.map((gross) => ({ net: netOf(levies, gross, startDate) }));
      return {
        code: plan.code,
        name: plan.name,
        net: people.reduce((sum, { net }) => sum + net, 0),
        gross: grosses.reduce((sum, gross) => sum + gross, 0),
        people,
        coverages: coveragesOf(plan, hospitals),
        warnings:
          plan.outsideLimit < leastOutsideLimit
            ? ['İkamet izni başvurusu için aranan asgari teminatı karşılamaz.']
            : [],
      };
    });
    return { kind: 'drafts', drafts };
  };
}
