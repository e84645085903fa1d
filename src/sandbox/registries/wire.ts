import { istanbulToday } from '#domain/dates.ts';
import type { BehaviourMode } from '../behaviour.ts';
import type { World } from '../world.ts';
import type { Circumstances } from './records/vehicles.ts';

export type RegistryName =
  | 'population'
  | 'company'
  | 'vehicle'
  | 'history'
  | 'geography'
  | 'sanctions'
  | 'address'
  | 'earthquake'
  | 'device';

export function modeOf(world: World, registry: RegistryName): BehaviourMode {
  return world.behaviours.of(`registries/${registry}`).mode;
}

export function circumstancesOf({ options }: World): Circumstances {
  return { seed: options.seed, today: istanbulToday(options.now()) };
}

/** Registers write '034 ABC123' as two fields. */
export function splitPlate(plate: string): { readonly provinceCode: string; readonly number: string } {
  return { provinceCode: plate.slice(0, 2).padStart(3, '0'), number: plate.slice(2) };
}

export function joinPlate({ provinceCode, number }: { provinceCode: string; number: string }): string {
  return number === '' ? '' : `${provinceCode.replace(/^0(?=\d{2}$)/, '')}${number}`;
}
