import type { CallId } from '#contracts/index.ts';
import type { CallData } from '../http/http-layer.ts';
import type { ListDefinition } from './list-slice.ts';

type Rows<Id extends CallId> = CallData<Id> extends readonly (infer Row)[] ? Row : never;

function list<Id extends CallId>(call: Id, model?: Readonly<Record<string, unknown>>): ListDefinition<Id, Rows<Id>> {
  return { call, ...(model ? { model } : {}), pick: (data) => data as unknown as readonly Rows<Id>[] };
}

const selectList = (GroupCode: string | number) => list('getList', { GroupCode });

/** Every list that screens share, by the specification's name. */
export const sharedLists = {
  cities: list('provinces'),
  districts: list('districts'),
  countries: list('countries', { QueryType: 'seyahat' }),
  greenCardCountries: list('countries', { QueryType: 'yesilKart' }),
  requestTypes: list('supportTypes'),
  statuses: list('supportStatuses'),
  myPolicies: { call: 'myPolicies', pick: (data) => data.Data } satisfies ListDefinition<'myPolicies', unknown>,
  companies: { ...list('getFirms'), ignoreMissing: true },
  phoneBrands: list('phoneBrands'),
  vehicleBrands: list('vehicleBrandsWithModels'),
  vehicleModels: {
    call: 'vehicleBrandsWithModels',
    pick: (data) => data.flatMap(({ Models }) => Models),
  } satisfies ListDefinition<'vehicleBrandsWithModels', unknown>,
  KonutCatiTipi: selectList('KonutCatiTipi'),
  KonutInsaYili: selectList('KonutInsaYili'),
  KonutBulunduguKat: selectList('KonutBulunduguKat'),
  EvTipi: selectList(84),
  PoliceTipi: selectList(85),
  daskInsaYili: selectList('DaskInsaYili'),
  daskInsaTarzi: selectList('DaskInsaTarzi'),
  daskKullanimSekli: selectList('DaskKullanimSekli'),
} as const;
