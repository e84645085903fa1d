import { daysBetween } from '#domain/dates.ts';
import type { Ask } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { insuredSums, isNearGround } from './home-facts.ts';
import { homeTasteOf } from './home-taste.ts';
import { buildingAge, type Home } from './property.ts';

/** A sum of nothing for what should be insured. */
function lacksSum({ homeScope, buildingSum, contentsSum }: Home): boolean {
  return (homeScope !== 'contents' && buildingSum === 0) || (homeScope !== 'building' && contentsSum === 0);
}

/** The first rule of the insurer that the home breaks. */
export function homeRefusal({ personality, application, today }: Ask, home: Home): string | undefined {
  const taste = homeTasteOf(personality.code);
  const { building, contents } = insuredSums(home);
  const rules: readonly (readonly [boolean, string])[] = [
    [home.addressCode.startsWith('9'), reasons.addressCode],
    [daysBetween(today, application.startDate) > 30, reasons.startTooFar],
    [home.propertyUse !== 'dwelling', reasons.dwellingOnly],
    [home.occupant === 'tenant' && home.homeScope !== 'contents', reasons.tenantBuilding],
    [lacksSum(home), reasons.sums],
    [buildingAge(home, application) > taste.oldestAge, reasons.buildingAge],
    [home.emptyMonths > taste.mostEmptyMonths, reasons.emptyMonths],
    [home.homeType === 'summerHouse' && !taste.summerHouses, reasons.summerHouse],
    [home.structure === 'other' && !taste.otherStructures, reasons.structure],
    [taste.closedRoofs.includes(home.roof), reasons.roof],
    [taste.wantsBars && isNearGround(home) && !home.windowBars, reasons.windowBars],
    [home.damageState === 'repaired' && !taste.repaired, reasons.damage],
    [building + contents > taste.highestSum * 100, reasons.authorisation],
  ];
  return rules.find(([broken]) => broken)?.[1];
}
