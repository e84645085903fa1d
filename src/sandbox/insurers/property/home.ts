import type { DaskGroup } from '#domain/tariffs/dask/groups.ts';
import { inForce } from '#domain/tariffs/dated.ts';
import { grossOf, homeLevies } from '#domain/tariffs/levies.ts';
import type { Ask, Draft } from '../decision.ts';
import { type HomeFacts, homeCoverages } from './home-coverages.ts';
import { quakeSums } from './home-facts.ts';
import { homeLook } from './home-look.ts';
import { homeRefusal } from './home-refusal.ts';
import { type HomeGrade, type HomeTaste, homeTasteOf } from './home-taste.ts';
import { groupOf, homePricing } from './property.ts';
import { fireParts, type HomePart, homePartNets, quakeParts } from './rates/home-parts.ts';
import { homeRateRows } from './rates/home-rates.ts';

const narrow: readonly HomePart[] = ['buildingFire', 'contentsFire', 'water'];
const wide: readonly HomePart[] = [...narrow, 'flood', ...quakeParts, 'theft', 'glass', 'electronics', 'liability'];

type Grade = Pick<Draft, 'code' | 'name'> & { readonly parts: readonly HomePart[]; readonly factor: number };

/** The widest costs more for the same parts, since its excesses are low. */
const grades: Readonly<Record<HomeGrade, Grade>> = {
  dar: { code: 'E1', name: 'Dar Konut', parts: narrow, factor: 0.95 },
  genis: { code: 'E2', name: 'Geniş Konut', parts: wide, factor: 1 },
  tam: { code: 'E3', name: 'Tam Konut', parts: [...wide, 'valuables'], factor: 1.12 },
};

/** What an insurer makes of one part: none of earthquake where it has closed the group, more where it has loaded it. */
function ownFactor({ quakeClosed, quakeLoads }: HomeTaste, part: HomePart, group: DaskGroup): number {
  if (!quakeParts.includes(part)) return 1;
  return quakeClosed.includes(group) ? 0 : (quakeLoads[group] ?? 1);
}

/** What the earthquake coverage of a package wants said. */
function warningsOf({ application: { startDate } }: Ask, { home, quake }: HomeFacts): readonly string[] {
  const { previousDaskEnd, homeScope } = home;
  if (quake === undefined) return ['Bu bölgede deprem teminatı verilmiyor.'];
  if (homeScope === 'contents') return [];
  if (quake.building === 0) return ['Bina bedeli DASK teminatını aşmadığından binaya ek deprem teminatı verilmez.'];
  const insuredByDask = previousDaskEnd !== undefined && previousDaskEnd > startDate;
  return insuredByDask
    ? []
    : ['Binanın deprem teminatı DASK teminatının üzerini öder; geçerli bir DASK poliçesi gerekir.'];
}

/** Raised to the least price where it would cost less. */
function atLeast(draft: Draft, { application: { startDate } }: Ask): Draft {
  const gross = grossOf(homeLevies, draft, startDate);
  const { leastGross } = inForce(homeRateRows, startDate).value;
  if (gross >= leastGross) return draft;
  const raise = leastGross / gross;
  return { ...draft, net: Math.round(draft.net * raise), gross: leastGross };
}

export const homeInsurancePricing = homePricing((ask, home) => {
  const reason = homeRefusal(ask, home);
  if (reason) return { kind: 'declined', reason };
  const { personality, application, random } = ask;
  const taste = homeTasteOf(personality.code);
  const group = groupOf(home, application);
  const facts: HomeFacts = {
    home,
    quake: taste.quakeClosed.includes(group) ? undefined : quakeSums(home, application),
    lowExcess: taste.lowExcess,
  };
  const nets = homePartNets(home, application);
  const { services } = inForce(homeRateRows, application.startDate).value;
  const mood = 0.98 + random() * 0.04;
  const own = personality.price * mood * (personality.provinceLoadings[home.propertyProvinceCode] ?? 1);
  const drafts = taste.grades.map((grade): Draft => {
    const { code, name, parts, factor } = grades[grade];
    const netOf = (some: readonly HomePart[]) =>
      some.reduce((sum, part) => sum + nets[part] * ownFactor(taste, part, group), 0) * factor * own;
    const draft: Draft = {
      code,
      name,
      net: Math.round(netOf(parts) + services[grade] * own),
      fireNet: Math.round(netOf(parts.filter((part) => fireParts.includes(part)))),
      coverages: homeCoverages(grade, facts),
      warnings: grade === 'dar' ? ['Dar konut paketinde deprem ve hırsızlık yoktur.'] : warningsOf(ask, facts),
    };
    return atLeast(draft, ask);
  });
  const look = homeLook(personality.code, home);
  return look ? { kind: 'review', ...look, drafts } : { kind: 'drafts', drafts };
});
