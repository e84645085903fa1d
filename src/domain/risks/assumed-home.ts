import { proposedSums } from '../tariffs/home-sums.ts';
import type { HomeDetails, PropertyRole } from './property.ts';

/** Who manages a building or lends on it has no home there to insure. */
const livingRoles: readonly PropertyRole[] = ['owner', 'tenant', 'usufruct'];

/**
 * A home of which only the building is known, as it is offered beside an earthquake policy: a flat in between, lived in
 * all year, at the usual sums, without anything that only its people can tell.
 */
export function assumedHome(role: PropertyRole, grossArea: number): HomeDetails | undefined {
  if (!livingRoles.includes(role)) return undefined;
  const isTenant = role === 'tenant';
  const { building, contents } = proposedSums(grossArea);
  return {
    scope: isTenant ? 'contents' : 'both',
    occupant: isTenant ? 'tenant' : 'owner',
    homeType: 'flat',
    floor: 'middle',
    roof: 'concrete',
    sums: { building: isTenant ? 0 : building, contents, glass: 0, electronics: 0, valuables: 0 },
    steelDoor: false,
    windowBars: false,
    alarm: false,
    emptyMonths: 0,
    liabilityLimit: 0,
  };
}
