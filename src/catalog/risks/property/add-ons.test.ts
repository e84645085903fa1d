import { expect, test } from 'vitest';
import { type AddOnFacts, propertyAddOns } from './add-ons.ts';

const owner: AddOnFacts['answers'] = { Occupant: '1', PolicyStart: '2026-11-20' };
const dweller: AddOnFacts['answers'] = { DaskKullanimSekli: '1', InsuredRole: '1' };

test.each([
  ['an owner without a policy', owner, undefined, ['dask']],
  ['an owner whose policy has ended by then', owner, '2026-11-20', ['dask']],
  ['an owner whose policy is in force', owner, '2026-11-21', []],
  ['an owner who tells the number of one', { ...owner, DaskPolicyNo: '1' }, undefined, []],
  ['a tenant', { ...owner, Occupant: '2' }, undefined, []],
] as const)('beside a home: %s', (_who, answers, policyEnd, lines) => {
  expect(propertyAddOns('konut', { answers, policyEnd })).toEqual(lines);
});

test.each([
  ['an owner', dweller, ['konut']],
  ['a tenant', { ...dweller, InsuredRole: '2' }, ['konut']],
  ['who has the use for life', { ...dweller, InsuredRole: '3' }, ['konut']],
  ['a manager', { ...dweller, InsuredRole: '4' }, []],
  ['a lender', { ...dweller, InsuredRole: '5' }, []],
  ['an office', { ...dweller, DaskKullanimSekli: '2' }, []],
] as const)('beside an earthquake policy: %s', (_who, answers, lines) => {
  expect(propertyAddOns('dask', { answers, policyEnd: '2027-01-01' })).toEqual(lines);
});
