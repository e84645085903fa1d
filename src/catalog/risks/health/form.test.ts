import { describe, expect, test } from 'vitest';
import type { LineKey } from '#domain/lines.ts';
import { ruleMessages } from '#messages/rules.ts';
import { healthAnswersOf, plan, themselves } from '#testing/health-quotation.ts';
import type { Field } from '../../fields/field.ts';
import { problemsOf, valuesOf } from '../../fields/problems.ts';
import { readAnswers } from '../../fields/read-answers.ts';
import { emptyValues, isShown, newRow } from '../../fields/values.ts';
import { modelOf } from '../../fields/wire.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { readersOf } from '../form-answers.ts';
import { declarationRow, healthAnswers } from './answers.ts';
import { declares, declaresAnything, shownDeclaration } from './declaration.ts';
import { healthForm } from './form.ts';
import { healthLines, schemeOf } from './lines.ts';
import { shownFamily } from './people.ts';
import { presetAnswers } from './presets.ts';
import { healthScreen, healthSections } from './screen.ts';
import { sentAnswers, shownRow } from './shown-rows.ts';

const today = '2026-11-15';

function wrong(line: LineKey, sent: object): readonly (readonly [string, string])[] {
  const fields = fieldsOf(healthForm({ line }));
  return problemsOf(fields, valuesOf(fields, { ...sent }), today).map(({ path, message }) => [path.join('.'), message]);
}
const wrongNames = (line: LineKey, sent: object) => wrong(line, sent).map(([name]) => name);

describe('questions of the lines that insure health', () => {
  test('there are three of them, and no other asks for it', () => {
    expect(healthLines.toSorted()).toEqual(['bireysel', 'tamamlayici', 'yabanci']);
    expect(() => schemeOf('seyahat')).toThrow(RangeError);
  });

  test.each(healthLines)('%s is content with what it needs', (line) => {
    expect(wrong(line, healthAnswersOf[line] ?? {})).toEqual([]);
  });

  test('what is missing is named by line', () => {
    const both = ['fam', 'Treatment', 'Network', 'PolicyStart'];
    expect(wrongNames('bireysel', {}).toSorted()).toEqual(both.toSorted());
    expect(wrongNames('tamamlayici', {}).toSorted()).toEqual([...both, 'SocialSecurity'].toSorted());
    expect(wrongNames('yabanci', {}).toSorted()).toEqual(['PolicyStart', 'TermYears']);
  });

  test.each(healthLines)('%s explains its questions, and short where they are typed', (line) => {
    const { people, plan: care, choices } = healthSections(line);
    const rows = people.flatMap((field) => (field.kind === 'listInputs' ? shownDeclaration : []));
    for (const field of [...rows, ...care, ...choices]) {
      expect(field.help, field.name).toBeTruthy();
      const isLong = field.kind === 'radioGroup' || field.kind === 'checkboxSingle';
      if (!isLong) expect(field.help?.length, field.name).toBeLessThanOrEqual(45);
    }
  });

  test('only who is in social security has something to supplement; others are told where to go', () => {
    const answers = { ...healthAnswersOf.tamamlayici, SocialSecurity: false };
    expect(wrong('tamamlayici', answers)).toEqual([['SocialSecurity', ruleMessages.socialSecurityMissing]]);
    expect(ruleMessages.socialSecurityMissing).toMatch(/SGK’lı olanlar içindir.*bireysel sağlık/);
    expect(wrong('bireysel', { ...healthAnswersOf.bireysel, SocialSecurity: false })).toEqual([]);
  });

  test('visits are counted and birth is covered only where treatment is also outside of beds', () => {
    const shown = (Treatment: string) =>
      fieldsOf(healthScreen('bireysel'))
        .filter((field) => isShown(field, { Treatment }))
        .map(({ name }) => name);
    const rest = ['fam', 'Treatment', 'Network', 'Dental', 'CheckUp', 'PolicyStart'];
    expect(shown('1').toSorted()).toEqual(rest.toSorted());
    expect(shown('2').toSorted()).toEqual([...rest, 'OutpatientVisits', 'Birth'].toSorted());
    const { OutpatientVisits: _none, ...uncounted } = plan;
    expect(wrongNames('bireysel', { fam: [themselves], ...uncounted })).toEqual(['OutpatientVisits']);
  });

  test('all hospitals can be chosen in individual health alone', () => {
    expect(wrongNames('bireysel', { ...healthAnswersOf.bireysel, Network: '4' })).toEqual([]);
    expect(wrongNames('tamamlayici', { ...healthAnswersOf.tamamlayici, Network: '4' })).toEqual(['Network']);
  });

  test('nothing that costs or declares anything is chosen beforehand', () => {
    expect(presetAnswers('tamamlayici', today)).toEqual({
      fam: [{ individual: 1, Relation: '1' }],
      Network: '2',
      PolicyStart: today,
    });
    expect(presetAnswers('yabanci', today)).toEqual({ TermYears: '1', PolicyStart: today });
  });
});

describe('a declaration of health', () => {
  const declaredNames = Object.keys(declarationRow);
  const rowWrong = (row: object) => wrong('bireysel', { fam: [{ ...themselves, ...row }], ...plan });

  test.each([
    ['no height', { Height: undefined }, 'fam.0.Height', ruleMessages.heightMissing],
    ['no weight', { Weight: undefined }, 'fam.0.Weight', ruleMessages.weightMissing],
    ['too small', { Height: 29 }, 'fam.0.Height', 'En az 30 olmalıdır.'],
    ['too tall', { Height: 251 }, 'fam.0.Height', 'En fazla 250 olmalıdır.'],
    ['too light', { Weight: 1 }, 'fam.0.Weight', 'En az 2 olmalıdır.'],
    ['too heavy', { Weight: 301 }, 'fam.0.Weight', 'En fazla 300 olmalıdır.'],
    ['too many words', { HealthNote: 'a'.repeat(501) }, 'fam.0.HealthNote', expect.stringContaining('En fazla 500')],
  ])('%s is refused', (_what, row, path, message) => expect(rowWrong(row)).toEqual([[path, message]]));

  test('all of it is private, and nothing else is', () => {
    const isPrivate = ({ private: marked }: Field) => marked === true;
    const names = shownFamily.fields.filter(isPrivate).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...declaredNames, declaresAnything.name].toSorted());
  });

  const asked = (row: object) => {
    const values = { ...newRow(shownFamily), Relation: '1', ...row };
    return shownDeclaration.filter((field) => isShown(field, values)).map(({ name }) => name);
  };

  test('who has nothing to declare says so once; who has is asked what, and in their own words', () => {
    const always = ['Height', 'Weight', declaresAnything.name];
    expect(asked({})).toEqual(always);
    expect(asked({ [declaresAnything.name]: declares.nothing })).toEqual(always);
    expect(asked({ [declaresAnything.name]: declares.something }).toSorted()).toEqual(
      [...declaredNames, declaresAnything.name].toSorted(),
    );
    const values = { ...emptyValues(shownDeclaration), [declaresAnything.name]: declares.something };
    const [noHeight, noWeight, noNote] = problemsOf(shownDeclaration, values, today).map(({ message }) => message);
    expect([noHeight, noWeight]).toEqual([ruleMessages.heightMissing, ruleMessages.weightMissing]);
    expect(noNote).toBe(ruleMessages.healthNoteMissing);
  });

  /** What leaves the browser of a row that was filled there. */
  function sentRow(row: object) {
    const fields = [shownFamily];
    const filled = { ...newRow(shownFamily), Relation: '1', Height: 168, Weight: 64, ...row };
    const model = sentAnswers(modelOf(fields, { fam: [filled] }));
    return readAnswers(model, readersOf({ fam: healthAnswers.fam })).fam?.[0];
  }

  test('[F-02] what is sent of a row tells that it is of the family, and what was declared', () => {
    expect(sentRow({ [declaresAnything.name]: declares.nothing })).toEqual(themselves);
    const something = { Conditions: ['2', '11'], Medication: true, HealthNote: 'Beş yıldır ilaçla dengede.' };
    expect(sentRow({ [declaresAnything.name]: declares.something, ...something })).toEqual({
      ...themselves,
      ...something,
    });
    expect(sentRow({ [declaresAnything.name]: declares.nothing, ...something })).toEqual(themselves);
  });

  test('a row that was sent is shown as it was answered, and one without a declaration is asked', () => {
    const shown = (row: object) => shownRow(row)[declaresAnything.name];
    expect(shown(themselves)).toBe(declares.nothing);
    expect(shown({ ...themselves, PlannedTreatment: true })).toBe(declares.something);
    expect(shown({ ...themselves, HealthNote: 'Alerji' })).toBe(declares.something);
    expect(shown({ individual: 1, Relation: '1' })).toBeUndefined();
  });
});
