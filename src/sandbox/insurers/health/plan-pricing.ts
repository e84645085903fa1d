import { daysBetween } from '#domain/dates.ts';
import { inForce } from '#domain/tariffs/dated.ts';
import { type Levies, netOf } from '#domain/tariffs/levies.ts';
import { incomplete } from '../application.ts';
import type { Ask, Draft, Pricing } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { careOf, type Scheme } from './care.ts';
import { healthLook } from './look.ts';
import { type DeclaringPerson, declaringPeople } from './people.ts';
import { type Plan, planSchema, richerPlan } from './plan.ts';
import { planCoverages } from './plan-coverages.ts';
import { canHaveBirth, personGross } from './plan-price.ts';
import { planRateRows } from './rates/plan-rates.ts';
import { type HealthTaste, healthTasteOf } from './taste.ts';
import { type PersonTerms, peopleRefusal, termsOf } from './terms.ts';

type Sale = {
  readonly scheme: Scheme;
  readonly levies: Levies;
  readonly taste: HealthTaste;
  readonly people: readonly DeclaringPerson[];
};

const networkNames = { narrow: 'Dar Ağ', standard: 'Standart Ağ', wide: 'Geniş Ağ', full: 'Tam Ağ' } as const;

function nameOf({ visits, network }: Plan): string {
  return `${visits === undefined ? 'Yatarak Tedavi' : 'Yatarak ve Ayakta Tedavi'}, ${networkNames[network]}`;
}

/** What follows from the terms of all people, told of the whole. */
function warningsOf({ people }: Sale, plan: Plan, terms: readonly PersonTerms[]): readonly string[] {
  const birth = plan.birth && !people.some((person) => canHaveBirth(plan, person));
  return [
    ...(birth ? ['Doğum teminatı, ayakta tedaviyle birlikte 18–50 yaş arasındaki kadınlara verilir.'] : []),
    ...(terms.some(({ loadingPercent }) => loadingPercent > 0)
      ? ['Sağlık beyanına göre ek prim uygulanan kişi var.']
      : []),
    ...(terms.some(({ exclusions }) => exclusions.length > 0)
      ? ['Kapsam dışı bırakılan durumlar kişi bazında poliçeye yazılır.']
      : []),
  ];
}

function draftOf(ask: Ask, sale: Sale, { code, plan }: { code: string; plan: Plan }): Draft | undefined {
  const { personality, application } = ask;
  const { scheme, levies, taste, people } = sale;
  const rates = inForce(planRateRows, application.startDate).value;
  const own = personality.price * (personality.provinceLoadings[application.provinceCode] ?? 1);
  const terms = people.map((person) => termsOf(taste, plan, person));
  const grosses = people.flatMap((person, index) => {
    const gross = personGross(rates, { scheme, plan, person, people: people.length });
    return gross === undefined ? [] : [Math.round((gross * own * (100 + (terms[index]?.loadingPercent ?? 0))) / 100)];
  });
  if (grosses.length < people.length) return undefined;
  const priced = grosses.map((gross, index) => {
    const { loadingPercent = 0, exclusions = [] } = terms[index] ?? {};
    const net = netOf(levies, gross, application.startDate);
    return { net, ...(loadingPercent > 0 ? { loadingPercent } : {}), exclusions };
  });
  const birth = plan.birth && people.some((person) => canHaveBirth(plan, person));
  return {
    code,
    name: nameOf(plan),
    net: priced.reduce((sum, { net }) => sum + net, 0),
    gross: grosses.reduce((sum, gross) => sum + gross, 0),
    people: priced,
    coverages: planCoverages({ scheme, plan, care: careOf(personality.code), birth }),
    warnings: warningsOf(sale, plan, terms),
  };
}

/** Where treatment and network are the same, what is better is said by the name. */
function betterName(wanted: Draft, better: Draft): string {
  return better.name === wanted.name ? `${better.name}, Artı` : better.name;
}

/** The wanted plan, and the next better one where the insurer likes to show it. */
function draftsOf(ask: Ask, sale: Sale, plan: Plan): readonly Draft[] {
  const { networks, offersRicher } = sale.taste;
  const richer = offersRicher ? richerPlan(plan, networks) : undefined;
  const wanted = draftOf(ask, sale, { code: 'S1', plan });
  const better = richer && draftOf(ask, sale, { code: 'S2', plan: richer });
  if (!wanted) return [];
  return better ? [wanted, { ...better, name: betterName(wanted, better) }] : [wanted];
}

/** Supplementary and individual health: a price for each person, on terms that follow from what they declare. */
export function planPricing({ scheme, levies }: Pick<Sale, 'scheme' | 'levies'>): Pricing {
  return (ask) => {
    const { personality, application, today } = ask;
    const plan = planSchema.safeParse(application.fields);
    if (!plan.success) return incomplete(plan.error);
    const read = declaringPeople(application);
    if (read.kind === 'incomplete') return read;
    const sale: Sale = { scheme, levies, taste: healthTasteOf(personality.code), people: read.people };
    if (daysBetween(today, application.startDate) > 30) return { kind: 'declined', reason: reasons.startTooFar };
    if (!sale.taste.networks.includes(plan.data.network)) return { kind: 'declined', reason: reasons.network };
    const refusal = peopleRefusal(sale.taste, read.people);
    if (refusal) return { kind: 'declined', reason: refusal };
    const drafts = draftsOf(ask, sale, plan.data);
    if (drafts.length === 0) return { kind: 'declined', reason: reasons.network };
    const look = healthLook(sale.taste, read.people);
    return look ? { kind: 'review', ...look, drafts } : { kind: 'drafts', drafts };
  };
}
