import { inForce } from '#domain/tariffs/dated.ts';
import type { Application } from '../../application.ts';
import { insuredSums, isNearGround, quakeSums } from '../home-facts.ts';
import { groupOf, type Home } from '../property.ts';
import { type HomeRates, homeRateRows } from './home-rates.ts';

export type HomePart =
  | 'buildingFire'
  | 'contentsFire'
  | 'water'
  | 'flood'
  | 'buildingQuake'
  | 'contentsQuake'
  | 'theft'
  | 'glass'
  | 'electronics'
  | 'valuables'
  | 'liability';

/** Of these the fire tax is paid. */
export const fireParts: readonly HomePart[] = ['buildingFire', 'contentsFire'];
export const quakeParts: readonly HomePart[] = ['buildingQuake', 'contentsQuake'];

function theftFactor(home: Home, { theftAdditions }: HomeRates): number {
  const { nearGround, noSteelDoor, alarm } = theftAdditions;
  const percent = (isNearGround(home) ? nearGround : 0) + (home.steelDoor ? 0 : noSteelDoor) + (home.alarm ? alarm : 0);
  return 1 + percent / 100;
}

/** Year's net market price of each part in kuruş, not yet rounded and before an insurer's own factor. */
export function homePartNets(home: Home, application: Application): Readonly<Record<HomePart, number>> {
  const rates = inForce(homeRateRows, application.startDate).value;
  const { perMille, percent } = rates;
  const { building, contents, valuables } = insuredSums(home);
  const quake = quakeSums(home, application);
  const quakeRate = (perMille.earthquake * rates.earthquakeFactors[groupOf(home, application)]) / 1000;
  const season = (net: number): number => (home.homeType === 'summerHouse' ? net * rates.summerHouse : net);
  return {
    buildingFire: season((building * perMille.buildingFire) / 1000),
    contentsFire: season((contents * perMille.contentsFire[home.structure]) / 1000),
    water: season(((building + contents) * perMille.water) / 1000),
    flood: season(((building + contents) * perMille.flood) / 1000),
    buildingQuake: season(quake.building * quakeRate),
    contentsQuake: season(quake.contents * quakeRate),
    theft: season(((contents * perMille.theft) / 1000) * theftFactor(home, rates)),
    glass: season((home.glassSum * percent.glass) / 100),
    electronics: season((home.electronicsSum * percent.electronics) / 100),
    valuables: season((valuables * perMille.valuables) / 1000),
    liability: season((home.liabilityLimit * perMille.liability) / 1000),
  };
}
