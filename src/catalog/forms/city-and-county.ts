import type { Choice, Field } from '../fields/field.ts';
import { optional, text } from '../fields/read-answers.ts';

/** Every city has a county field of its own, so that a county never outlives its city. */
export const countyName = (city: string) => `CountyCode-${city}`;

type Place = { readonly city: string; readonly counties: readonly Choice[] };
type Labels = { readonly city: string; readonly county: string };

/** Where somebody lives; the counties are those of the chosen city. */
export function cityAndCounty({ city, counties }: Place, words: Labels): readonly Field[] {
  return [
    { kind: 'selectBox', name: 'CityCode', label: words.city, source: { list: 'cities' } },
    {
      kind: 'selectBox',
      name: countyName(city),
      label: words.county,
      source: { choices: counties },
      disabled: city === '',
    },
  ];
}

/** City and county under the names of the calls. */
export function readCityAndCounty(model: Readonly<Record<string, unknown>>) {
  const CityCode = optional(text)(model.CityCode, 'CityCode');
  if (CityCode === undefined) return {};
  const county = countyName(CityCode);
  return { CityCode, CountyCode: optional(text)(model[county], county) };
}
