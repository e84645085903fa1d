import type { Persona } from './personas.ts';

type Known = Pick<
  Persona,
  'identityNumber' | 'name' | 'surname' | 'gender' | 'birthdate' | 'provinceCode' | 'districtName'
>;

const home = { surname: 'Akçam', provinceCode: 34, districtName: 'Kadıköy' } as const;

/** The family of 11111111110: spouse, two children and mother. They drive nothing and own nothing. */
export const relatives: readonly Known[] = [
  { identityNumber: '11100000104', name: 'Bora', gender: 'E', birthdate: '1983-09-02', ...home },
  { identityNumber: '11100000272', name: 'Duru', gender: 'K', birthdate: '2015-05-14', ...home },
  { identityNumber: '11100000340', name: 'Doruk', gender: 'E', birthdate: '2021-08-23', ...home },
  {
    identityNumber: '11100000418',
    name: 'Perihan',
    gender: 'K',
    birthdate: '1954-03-08',
    ...home,
    surname: 'Yelkenli',
  },
];

export function relativeOf(identityNumber: string): Known | undefined {
  return relatives.find((relative) => relative.identityNumber === identityNumber);
}
