import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problemsOf } from '#catalog/fields/problems.ts';
import { emptyValues, type FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { propertyForm } from '#catalog/risks/property/form.ts';
import { propertyLines } from '#catalog/risks/property/lines.ts';
import { propertyGates as gates, propertyScreen } from '#catalog/risks/property/screen.ts';
import { calls } from '#contracts/index.ts';
import { exampleProperty } from '#testing/example-quotation.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';
import { startValues } from '../../../form/start-values.ts';
import type { QuotationOf } from '../../quotation.ts';
import { updateOf } from './ask-offers.ts';
import { answersName, carryAnswers, givenAnswers } from './kept-answers.ts';
import { knownProperty } from './known-property.ts';
import { subjectOf } from './subject-of.ts';

const today = '2026-11-15';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

function open(quotation: QuotationOf<'property'>) {
  const fields = fieldsOf(propertyScreen(subjectOf(quotation), knownProperty(quotation, today)));
  return { fields, values: startValues(fields, givenAnswers(fields, quotation, { today }), {}) };
}

describe('a building that is found', () => {
  test('needs nothing typed for its earthquake policy, and what is sent is taken', () => {
    const { fields, values } = open(exampleProperty());
    expect(problemsOf(fields, values, today)).toEqual([]);
    const sent = updateOf({ quotation: exampleProperty(), model: modelOf(fields, values) });
    expect(calls.propertyUpdateInfo.request.safeParse(sent).success).toBe(true);
    expect(sent).not.toHaveProperty('GrossArea');
  });

  test('is asked about where no policy told of it', () => {
    const quotation = exampleProperty({ Building: null, EarthquakePolicy: null });
    expect(knownProperty(quotation, today)).toEqual({ building: false, customer: 'person' });
    const { fields, values } = open(quotation);
    expect(problemsOf(fields, values, today).map(({ path }) => path[0])).toContain('GrossArea');
  });
});

describe('what was answered before', () => {
  test('comes back, and only what differs from the register stands open', () => {
    const Answers = { GrossArea: 110, PolicyStart: '2026-12-01', LenderName: 'Örnek Bank' };
    expect(open(exampleProperty({ Answers })).values).toMatchObject({
      GrossArea: 110,
      PolicyStart: '01/12/2026',
      LenderName: 'Örnek Bank',
      [gates.correctBuilding.name]: false,
      [gates.lender.name]: true,
    });
    const corrected = exampleProperty({ Answers: { ...Answers, GrossArea: 125 } });
    expect(open(corrected).values).toMatchObject({ GrossArea: 125, [gates.correctBuilding.name]: true });
  });

  test('what stands in the tab stands before what was sent', () => {
    const quotation = exampleProperty({ Answers: { LenderName: 'Örnek Bank' } });
    const fields = fieldsOf(propertyForm(subjectOf(quotation)));
    keepValues(answersName(quotation.HeaderGuid), fields, { ...emptyValues(fields), LenderName: 'Başka Bank' });
    expect(open(quotation).values.LenderName).toBe('Başka Bank');
  });
});

describe('after another search', () => {
  const other = exampleProperty({ HeaderGuid: '11111111-2222-4333-8444-555555555555' });
  const fields = [...fieldsOf(propertyForm(subjectOf(other))), ...Object.values(gates)];
  const typed: FormValues = {
    ...emptyValues(fields),
    GrossArea: 75,
    LenderName: 'Örnek Bank',
    [gates.correctBuilding.name]: true,
  };

  test('choices go on, and the building found now stands in place of the old one', () => {
    keepValues(answersName('old'), fields, typed);
    carryAnswers('old', other, today);
    expect(readKept(answersName(other.HeaderGuid), fields)).toMatchObject({
      GrossArea: 110,
      LenderName: 'Örnek Bank',
      [gates.correctBuilding.name]: false,
    });
  });

  test('a home at another address is described anew, while what its people chose goes on', () => {
    const home = exampleProperty({ ...other, QueryType: 'konut', EarthquakePolicy: null });
    const asked = [...fieldsOf(propertyForm({ line: 'konut' })), ...Object.values(gates)];
    const ofOldHome = { EvTipi: '4', KonutBulunduguKat: '6', KonutCatiTipi: '1', KonutInsaYili: '1990' };
    keepValues(answersName('old'), asked, {
      ...emptyValues(asked),
      ...ofOldHome,
      BuildingSum: 5_000_000,
      DaskPolicyNo: '40012345',
      Occupant: '1',
      ContentsSum: 400_000,
    });
    carryAnswers('old', home, today);
    const carried = readKept(answersName(home.HeaderGuid), asked);
    expect(carried).toMatchObject({ Occupant: '1', ContentsSum: 400_000 });
    for (const name of [...Object.keys(ofOldHome), 'BuildingSum', 'DaskPolicyNo'])
      expect([name, carried[name] ?? '']).toEqual([name, '']);
  });

  test('that finds nothing, nothing typed is lost', () => {
    keepValues(answersName('old'), fields, typed);
    carryAnswers('old', { ...other, Address: null, AddressSearch: 'notFound' }, today);
    expect(readKept(answersName(other.HeaderGuid), fields)).toMatchObject({ GrossArea: 75, LenderName: 'Örnek Bank' });
  });
});

test.each(propertyLines)('every question of %s has a place in the call', (QueryType) => {
  const wire = Object.keys(calls.propertyUpdateInfo.request.shape);
  const asked = fieldsOf(propertyForm({ line: QueryType })).map(({ name }) => name);
  expect(asked.filter((name) => !wire.includes(name))).toEqual([]);
});
