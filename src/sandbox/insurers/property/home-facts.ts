import type { Application } from '../application.ts';
import { type Home, officialPrice } from './property.ts';

const nearGround: readonly Home['homeFloor'][] = ['basement', 'ground'];

export function isNearGround({ homeFloor }: Home): boolean {
  return nearGround.includes(homeFloor);
}

/** What the wanted policy insures; what is outside it counts nothing, whatever was told. */
export function insuredSums({ homeScope, buildingSum, contentsSum, valuablesSum }: Home) {
  const contents = homeScope !== 'building';
  return {
    building: homeScope === 'contents' ? 0 : buildingSum,
    contents: contents ? contentsSum : 0,
    valuables: contents ? valuablesSum : 0,
  };
}

/** What earthquake coverage adds to the building's compulsory one; nothing where that reaches for all of it. */
export function quakeSums(home: Home, application: Application) {
  const { building, contents } = insuredSums(home);
  return { building: Math.max(0, building - officialPrice(home, application).insuredSum), contents };
}
