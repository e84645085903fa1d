import type { Kurus } from '#domain/money.ts';
import type { Coverage, CoverageValue } from '../coverages.ts';
import { insuredSums } from './home-facts.ts';
import { type HomeGrade, homeGrades } from './home-taste.ts';
import type { Home } from './property.ts';

/** What a package tells of one home. */
export type HomeFacts = {
  readonly home: Home;
  /** What earthquake coverage pays above the compulsory one; undefined where the insurer sells none. */
  readonly quake: { readonly building: Kurus; readonly contents: Kurus } | undefined;
  readonly lowExcess: boolean;
};

type Told = (facts: HomeFacts) => CoverageValue;
type ByGrade = readonly [dar: Told, genis: Told, tam: Told];

const no: Told = () => ({ type: 'NOT_INCLUDED' });
const unknown: Told = () => ({ type: 'UNDEFINED' });
const limitless: Told = () => ({ type: 'LIMITLESS' });
const times =
  (count: number): Told =>
  () => ({ type: 'COUNT', count });
const lira =
  (amount: number): Told =>
  () => ({ type: 'AMOUNT', amount: amount * 100 });
const percent =
  (value: number): Told =>
  () => ({ type: 'PERCENT', percent: value });

/** Nothing insured is not covered. */
const sum =
  (of: (facts: HomeFacts) => Kurus): Told =>
  (facts) => {
    const amount = Math.round(of(facts));
    return amount > 0 ? { type: 'AMOUNT', amount } : { type: 'NOT_INCLUDED' };
  };
const where =
  (holds: (facts: HomeFacts) => boolean, told: Told): Told =>
  (facts) =>
    (holds(facts) ? told : no)(facts);

const building = sum(({ home }) => insuredSums(home).building);
const contents = sum(({ home }) => insuredSums(home).contents);
const whole = (share: number): Told =>
  sum(({ home }) => (insuredSums(home).building + insuredSums(home).contents) * share);
const quakeBuilding = sum(({ quake }) => quake?.building ?? 0);
const quakeContents = sum(({ quake }) => quake?.contents ?? 0);
const rentLost = sum(({ home }) => (home.occupant === 'owner' ? insuredSums(home).building * 0.1 : 0));
const liability = (share: number): Told => sum(({ home }) => home.liabilityLimit * share);
const tenantLiability = where(({ home }) => home.occupant === 'tenant', liability(1));
const hasQuake = ({ quake }: HomeFacts): boolean => quake !== undefined && quake.building + quake.contents > 0;
const hasContents = ({ home }: HomeFacts): boolean => insuredSums(home).contents > 0;

/** Coverages from the narrowest package to the widest. */
const covered: Readonly<Record<string, ByGrade>> = {
  binaYangin: [building, building, building],
  esyaYangin: [contents, contents, contents],
  binaDeprem: [no, quakeBuilding, quakeBuilding],
  esyaDeprem: [no, quakeContents, quakeContents],
  selSuBaskini: [no, whole(1), whole(1)],
  firtina: [whole(1), whole(1), whole(1)],
  dahiliSu: [whole(1), whole(1), whole(1)],
  hirsizlikEv: [no, contents, contents],
  camKirilmasi: [no, sum(({ home }) => home.glassSum), sum(({ home }) => home.glassSum)],
  elektronikCihaz: [no, sum(({ home }) => home.electronicsSum), sum(({ home }) => home.electronicsSum)],
  degerliEsya: [no, no, sum(({ home }) => insuredSums(home).valuables)],
  enkazKaldirma: [no, whole(0.02), whole(0.04)],
  kiraKaybi: [no, unknown, rentLost],
  ikametgahDegisikligi: [unknown, lira(25_000), lira(75_000)],
  komsuMesuliyet: [no, liability(1), liability(1)],
  kiraciMesuliyet: [no, tenantLiability, tenantLiability],
  ucuncuSahisMesuliyet: [no, no, liability(0.5)],
  evFerdiKaza: [no, lira(50_000), lira(150_000)],
  evHukuksalKoruma: [no, no, lira(25_000)],
  evAsistans: [times(2), times(4), limitless],
  kombiBakimi: [no, no, times(1)],
};

const excesses: Readonly<Record<string, ByGrade>> = {
  depremMuafiyetiEv: [no, where(hasQuake, percent(5)), where(hasQuake, percent(2))],
  suMuafiyeti: [lira(5000), lira(2500), lira(0)],
  hirsizlikMuafiyeti: [no, where(hasContents, lira(5000)), where(hasContents, lira(0))],
};

function tell(table: Readonly<Record<string, ByGrade>>, column: number, facts: HomeFacts): readonly Coverage[] {
  return Object.entries(table).map(([code, byGrade]) => ({ code, value: (byGrade[column] ?? unknown)(facts) }));
}

export function homeCoverages(grade: HomeGrade, facts: HomeFacts): readonly Coverage[] {
  const column = homeGrades.indexOf(grade);
  const last = homeGrades.length - 1;
  return [
    ...tell(covered, column, facts),
    ...tell(excesses, Math.min(last, column + (facts.lowExcess ? 1 : 0)), facts),
  ];
}
