import { describe, expect, test } from 'vitest';
import { flowAt } from '#catalog/flows/index.ts';
import { askedFields, findMissing, pickAsked, readAnswers } from './answers.ts';

const travel = flowAt('/outgoing/teklif');
const kasko = flowAt('/trafik/kasko-teklif');

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('first-step answers', () => {
  test('who chooses the passport is asked for it in place of the number', () => {
    const names = (PassportType: string) => askedFields(travel, { PassportType }).map(({ name }) => name);
    expect(names('1')).toEqual(['NationalNumber', 'Phone']);
    expect(names('2')).toEqual(['PassportNumber', 'Phone']);
    expect(names('7')).toEqual(['NationalNumber', 'Phone']);
  });

  test('[V-03] [V-04] [V-13] empty and blank answers are missing', () => {
    expect(findMissing(kasko, { LicensePlateNumber: '  ' })).toEqual({
      NationalNumber: 'Lütfen TC kimlik numarası giriniz.',
      LicensePlateNumber: 'Lütfen doldurun',
      Phone: 'Lütfen telefon numarası giriniz.',
    });
    expect(findMissing(kasko, { NationalNumber: '1', LicensePlateNumber: '2', Phone: '3' })).toEqual({});
  });

  test('only known names are read, in bounds', () => {
    const read = readAnswers(kasko, formOf({ NationalNumber: '1'.repeat(50), role: 'admin', PassportType: '2' }));
    expect(read).toEqual({ NationalNumber: '1'.repeat(11) });
  });

  test('an answer to a question taken back is not sent', () => {
    const given = { PassportType: '2', NationalNumber: '11111111110', PassportNumber: ' U1 ', Phone: '5550000001' };
    expect(pickAsked(travel, given)).toEqual({ PassportNumber: 'U1', Phone: '5550000001' });
    expect(pickAsked(kasko, given).NationalNumber).toBe('11111111110');
  });
});
