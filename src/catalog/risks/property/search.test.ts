import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../fields/problems.ts';
import { emptyValues, type FormValues } from '../../fields/values.ts';
import { modelOf } from '../../fields/wire.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { addressSearchForm, addressWays, identifiersOf } from './search.ts';

const fields = fieldsOf(addressSearchForm(false));
const filled = (values: FormValues) => ({ ...emptyValues(fields), ...values });
const sent = (values: FormValues) => identifiersOf(modelOf(fields, filled(values)));
const wrong = (values: FormValues) => problemsOf(fields, filled(values), '2026-11-15').map(({ path }) => path[0]);

describe('the search for an address', () => {
  test('begins with where the person is registered, which needs no more', () => {
    expect(wrong({})).toEqual([]);
    expect(sent({})).toEqual({ RegisteredAddress: true });
  });

  test('goes by the address code or by the number of an old policy', () => {
    expect(wrong({ SearchBy: addressWays.code })).toEqual(['UAVTNumber']);
    expect(wrong({ SearchBy: addressWays.code, UAVTNumber: '123' })).toEqual(['UAVTNumber']);
    const both = { UAVTNumber: '1000000001', OldPolicyNo: '123456789012' };
    expect(sent({ ...both, SearchBy: addressWays.code })).toEqual({ UAVTNumber: '1000000001' });
    expect(wrong({ SearchBy: addressWays.oldPolicy })).toEqual(['OldPolicyNo']);
    expect(sent({ ...both, SearchBy: addressWays.oldPolicy })).toEqual({ OldPolicyNo: '123456789012' });
  });

  test('step by step it ends at a code', () => {
    expect(identifiersOf({ SearchBy: addressWays.byHand, UAVTNumber: '1000000001' })).toEqual({
      UAVTNumber: '1000000001',
    });
  });

  test('[V-19] a company is registered nowhere as a person is', () => {
    const [ways] = fieldsOf(addressSearchForm(true));
    expect(ways).toMatchObject({ preset: addressWays.code });
    expect(ways?.kind === 'radioGroup' && ways.choices.map(({ id }) => id)).toEqual(['code', 'oldPolicy', 'byHand']);
  });
});
