import { type ListName, listAnswers } from '#catalog/fields/lists.ts';
import { fitsRegion } from '#catalog/risks/trip/regions.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import type { ListAnswers, ListDefinition } from './list-slice.ts';

/** Lists name their two columns differently; these are all the pairs of names the contracts use. */
export type ChoiceRow =
  | { readonly Id: string | number; readonly Text: string }
  | { readonly ID: number; readonly CityName: string }
  | { readonly StringKey: string; readonly StringPair: string }
  | { readonly Key: number; readonly Title: string }
  | { readonly Code: string; readonly Name: string };

type Asking<Data> = Promise<Envelope<Data> | undefined>;

const list = <Row>(ask: (http: HttpLayer) => Asking<readonly Row[]>): ListDefinition<Row> => ({ ask });

const isAnswered = <Name extends string>(
  names: readonly Name[],
  answers: ListAnswers,
): answers is Readonly<Record<Name, string>> => names.every((name) => Object.hasOwn(answers, name));

/** A list that depends on the answers to other questions. */
const listBy = <Name extends string, Row>(
  names: readonly Name[],
  ask: (http: HttpLayer, answers: Readonly<Record<Name, string>>) => Asking<readonly Row[]>,
): ListDefinition<Row> => ({
  ask: (http, answers) => {
    if (!isAnswered(names, answers)) throw new TypeError(`A list is asked for without ${names.join()}`);
    return ask(http, answers);
  },
});

/** The rows of a reply that holds more than them. */
async function rowsIn<Data, Row>(asked: Asking<Data>, pick: (data: Data) => readonly Row[]): Asking<readonly Row[]> {
  const reply = await asked;
  return reply && { ...reply, Data: reply.Success ? pick(reply.Data) : [] };
}

const selectList = (GroupCode: string | number) => list((http) => http.call('getList', { GroupCode }));

/** Every list that questions choose from, by the specification's name. */
export const choiceLists = {
  cities: list((http) => http.call('provinces')),
  districts: listBy(listAnswers.districts, (http, answers) => http.call('districts', answers)),
  towns: listBy(listAnswers.towns, (http, answers) => http.call('towns', answers)),
  neighbourhoods: listBy(listAnswers.neighbourhoods, (http, answers) => http.call('neighbourhoods', answers)),
  streets: listBy(listAnswers.streets, (http, answers) => http.call('streets', answers)),
  buildings: listBy(listAnswers.buildings, (http, answers) => http.call('buildings', answers)),
  uavtCodes: listBy(listAnswers.uavtCodes, (http, answers) => http.call('uavtCodes', answers)),
  countries: list((http) => http.call('countries', { QueryType: 'seyahat' })),
  nationalities: list((http) => http.call('countries', { QueryType: 'yabanci' })),
  tripCountries: listBy(listAnswers.tripCountries, (http, { Region }) =>
    rowsIn(http.call('countries', { QueryType: 'seyahat' }), (all) =>
      all.filter(({ StringKey }) => fitsRegion(Region, StringKey)),
    ),
  ),
  greenCardCountries: list((http) => http.call('countries', { QueryType: 'yesilKart' })),
  requestTypes: list((http) => http.call('supportTypes')),
  statuses: list((http) => http.call('supportStatuses')),
  companies: { ...list((http) => http.call('getFirms')), ignoreMissing: true },
  phoneBrands: list((http) => http.call('phoneBrands')),
  phoneModels: listBy(listAnswers.phoneModels, (http, answers) => http.call('phoneModels', answers)),
  petBreeds: listBy(listAnswers.petBreeds, (http, { Species }) =>
    http.call('getList', { GroupCode: Species === '1' ? 'KediIrklari' : 'KopekIrklari' }),
  ),
  vehicleBrands: list((http) => http.call('vehicleBrandsWithModels')),
  vehicleModels: listBy(listAnswers.vehicleModels, (http, answers) =>
    rowsIn(http.call('vehicleBrandsWithModels', answers), (brands) => brands.flatMap(({ Models }) => Models)),
  ),
  KonutCatiTipi: selectList('KonutCatiTipi'),
  KonutInsaYili: selectList('KonutInsaYili'),
  KonutBulunduguKat: selectList('KonutBulunduguKat'),
  EvTipi: selectList(84),
  PoliceTipi: selectList(85),
  daskInsaYili: selectList('DaskInsaYili'),
  daskInsaTarzi: selectList('DaskInsaTarzi'),
  daskKullanimSekli: selectList('DaskKullanimSekli'),
} as const satisfies Record<ListName, ListDefinition<ChoiceRow>>;

/** Every list that screens share. */
export const sharedLists = {
  ...choiceLists,
  myOffers: list((http) => http.call('myOffers')),
  myPolicies: list((http) => rowsIn(http.call('myPolicies'), ({ Data }) => Data)),
  myRequests: list((http) => http.call('supportList')),
} as const;
