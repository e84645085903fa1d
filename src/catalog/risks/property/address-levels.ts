import { addressLevelTexts as words } from '#messages/address-picker.ts';
import type { SelectBox } from '../../fields/field.ts';

const picked = { kind: 'selectBox', autoComplete: 'off', required: true } as const;

/** An address from the province down to the flat. Each list follows from the answer before it; only the last is sent. */
export const addressLevels = [
  { ...picked, ...words.province, name: 'CityCode', source: { list: 'cities' } },
  { ...picked, ...words.district, name: 'CountyId', source: { list: 'districts', by: ['CityCode'] } },
  { ...picked, ...words.town, name: 'TownId', source: { list: 'towns', by: ['CountyId'] } },
  { ...picked, ...words.neighbourhood, name: 'NeighborhoodId', source: { list: 'neighbourhoods', by: ['TownId'] } },
  { ...picked, ...words.street, name: 'RoadAndStreetId', source: { list: 'streets', by: ['NeighborhoodId'] } },
  { ...picked, ...words.building, name: 'ApartmentNumber', source: { list: 'buildings', by: ['RoadAndStreetId'] } },
  { ...picked, ...words.flat, name: 'UAVTNumber', source: { list: 'uavtCodes', by: ['ApartmentNumber'] } },
] as const satisfies readonly SelectBox[];

export type AddressLevel = (typeof addressLevels)[number]['name'];
