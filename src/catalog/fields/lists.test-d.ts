import type { SelectSource } from './field.ts';

/* Read by the type check alone: a line under @ts-expect-error must not compile. */

export const known: SelectSource = { list: 'cities' };
export const dependent: SelectSource = { list: 'districts', by: ['CityCode'] };

// @ts-expect-error a list that nobody has
export const unknown: SelectSource = { list: 'citys' };
// @ts-expect-error a list that depends on an answer, asked without it
export const unasked: SelectSource = { list: 'districts' };
// @ts-expect-error a list that depends on two answers, asked with one
export const half: SelectSource = { list: 'vehicleModels', by: ['BrandCode'] };
// @ts-expect-error a list that depends on nothing, asked with an answer
export const overasked: SelectSource = { list: 'cities', by: ['CityCode'] };
