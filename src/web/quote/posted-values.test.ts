import { describe, expect, test } from 'vitest';
import { problemsOf } from '#catalog/fields/problems.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { flowAt } from '#catalog/flows/index.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { postedValues } from './posted-values.ts';

const travel = fieldsOf(flowAt('/outgoing/teklif').form);
const kasko = fieldsOf(flowAt('/trafik/kasko-teklif').form);

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('a posted first step', () => {
  test('only known names are read, in the shape of their masks and as long as they came', () => {
    const read = postedValues(
      kasko,
      formOf({ NationalNumber: '1'.repeat(50), LicensePlateNumber: '34abc123', role: 'admin', PassportType: '2' }),
    );
    expect(read).toEqual({
      NationalNumber: '1'.repeat(50),
      LicensePlateNumber: '34 ABC 123',
      PlateProvince: '',
      WithoutPlate: false,
      Phone: '',
    });
  });

  test('a file in place of a text, or an unknown choice, counts as nothing', () => {
    const form = formOf({ PassportType: '7' });
    form.set('Phone', new File(['x'], 'x.txt'));
    expect(postedValues(travel, form)).toMatchObject({ PassportType: '1', Phone: '' });
  });

  test('who chooses the passport is asked for it, and for what a register would tell, in place of the number', () => {
    const names = (PassportType: string) =>
      problemsOf(travel, postedValues(travel, formOf({ PassportType })), '2026-11-15').map(({ path }) => path[0]);
    expect(names('1')).toEqual(['NationalNumber', 'Phone']);
    expect(names('2')).toEqual([
      ...['PassportNumber', 'Name', 'Surname', 'Birthdate', 'Gender', 'Nationality', 'CityCode', 'Phone'],
    ]);
  });

  test('who has no plate yet is asked for the province in its place', () => {
    const names = (sent: Record<string, string>) =>
      problemsOf(kasko, postedValues(kasko, formOf(sent)), '2026-11-15').map(({ path }) => path[0]);
    expect(names({})).toContain('LicensePlateNumber');
    expect(names({ WithoutPlate: 'true' })).toEqual(['NationalNumber', 'PlateProvince', 'Phone']);
  });

  test('an answer to a question taken back is not sent', () => {
    const given = {
      PassportType: '2',
      NationalNumber: '11111111110',
      PassportNumber: ' U12345678 ',
      Phone: '5550000001',
    };
    expect(modelOf(travel, postedValues(travel, formOf(given)))).toEqual({
      PassportType: '2',
      PassportNumber: 'U12345678',
      Phone: '5550000001',
    });
  });
});
