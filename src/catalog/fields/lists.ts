/** Every list that a question may choose from, with the answers it is asked with. */
export const listAnswers = {
  cities: [],
  districts: ['CityCode'],
  towns: ['CountyId'],
  neighbourhoods: ['TownId'],
  streets: ['NeighborhoodId'],
  buildings: ['RoadAndStreetId'],
  uavtCodes: ['ApartmentNumber'],
  countries: [],
  nationalities: [],
  tripCountries: ['Region'],
  greenCardCountries: [],
  requestTypes: [],
  statuses: [],
  companies: [],
  phoneBrands: [],
  phoneModels: ['BrandId'],
  petBreeds: ['Species'],
  vehicleBrands: [],
  vehicleModels: ['BrandCode', 'ModelYear'],
  KonutCatiTipi: [],
  KonutInsaYili: [],
  KonutBulunduguKat: [],
  EvTipi: [],
  PoliceTipi: [],
  daskInsaYili: [],
  daskInsaTarzi: [],
  daskKullanimSekli: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ListName = keyof typeof listAnswers;

/** A list by name; where it depends on answers, they are named beside it. */
export type ListSource = {
  [Name in ListName]: (typeof listAnswers)[Name] extends readonly []
    ? { readonly list: Name; readonly by?: never }
    : { readonly list: Name; readonly by: (typeof listAnswers)[Name] };
}[ListName];
