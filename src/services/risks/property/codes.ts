import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import type {
  DamageState,
  HomeDetails,
  HomeFloor,
  HomeScope,
  HomeType,
  PropertyRole,
  PropertyUse,
  Roof,
  Structure,
} from '#domain/risks/property.ts';
import type { EarthquakePolicyRecord } from '#ports/registries.ts';

/** What an answer stands for, for every answer there is. */
type Meanings<Name extends keyof PropertyAnswers, Meaning> = Readonly<
  Record<Extract<PropertyAnswers[Name], string>, Meaning>
>;

export const structures: Meanings<'DaskInsaTarzi', Structure> = { 1: 'concrete', 3: 'other' };
export const uses: Meanings<'DaskKullanimSekli', PropertyUse> = { 1: 'dwelling', 2: 'office', 3: 'shop', 4: 'other' };
/** Heavy damage is judged before and stands for nothing. */
export const damages: Meanings<'DamageState', DamageState | undefined> = {
  1: 'none',
  2: 'slight',
  3: 'repaired',
  4: undefined,
};
export const roles: Meanings<'InsuredRole', PropertyRole> = {
  1: 'owner',
  2: 'tenant',
  3: 'usufruct',
  4: 'manager',
  5: 'lender',
};
export const occupants: Meanings<'Occupant', HomeDetails['occupant']> = { 1: 'owner', 2: 'tenant' };
export const scopes: Meanings<'PoliceTipi', HomeScope> = { 1: 'both', 2: 'contents', 3: 'building' };
export const homeTypes: Meanings<'EvTipi', HomeType> = {
  1: 'flat',
  2: 'house',
  3: 'summerHouse',
  4: 'villa',
  5: 'duplex',
  6: 'residence',
};
export const homeFloors: Meanings<'KonutBulunduguKat', HomeFloor> = {
  1: 'basement',
  2: 'ground',
  3: 'first',
  4: 'middle',
  5: 'top',
  6: 'detached',
};
export const roofs: Meanings<'KonutCatiTipi', Roof> = {
  1: 'tile',
  2: 'concrete',
  3: 'metal',
  4: 'shingle',
  5: 'wood',
  6: 'other',
};

/** The other way round, for what a register or a policy of ours tells. */
export const structureAnswers = { concrete: '1', other: '3' } as const satisfies Record<Structure, string>;
export const useAnswers = { dwelling: '1', office: '2', shop: '3', other: '4' } as const satisfies Record<
  PropertyUse,
  string
>;
export const roleAnswers = {
  owner: '1',
  tenant: '2',
  usufruct: '3',
  manager: '4',
  lender: '5',
} as const satisfies Record<PropertyRole, string>;
export const occupantAnswers = { owner: '1', tenant: '2' } as const satisfies Record<HomeDetails['occupant'], string>;
export const scopeAnswers = { both: '1', contents: '2', building: '3' } as const satisfies Record<HomeScope, string>;
export const damageAnswers = { none: '1', slight: '2', medium: '3' } as const satisfies Record<
  EarthquakePolicyRecord['damage'],
  string
>;
