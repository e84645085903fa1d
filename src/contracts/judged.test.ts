import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Field } from '#catalog/fields/field.ts';
import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { flows } from '#catalog/flows/index.ts';
import { cancelRequestForm } from '#catalog/forms/cancel-request.ts';
import { changePasswordForm } from '#catalog/forms/change-password.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { forgotPasswordForm } from '#catalog/forms/forgot-password.ts';
import { loginForm } from '#catalog/forms/login.ts';
import { myDataForm } from '#catalog/forms/my-data.ts';
import { phoneVerificationForm } from '#catalog/forms/phone-verification.ts';
import { registerWindowForm } from '#catalog/forms/register.ts';
import { propertyForm } from '#catalog/risks/property/form.ts';
import { propertyLines } from '#catalog/risks/property/lines.ts';
import { addressSearchForm } from '#catalog/risks/property/search.ts';
import { vehicleForm } from '#catalog/risks/vehicle/form.ts';
import { vehicleLines } from '#catalog/risks/vehicle/lines.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import type { CallContract } from './call.ts';
import { calls } from './index.ts';
import { questions } from './judged.ts';

const today = istanbulToday(new Date());
const contracts = Object.entries<CallContract>(calls);

/** The schemas of a request by their names, whatever stands around them. */
function shapesOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodPipe) return shapesOf(schema.def.out);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.def.options.flatMap(shapesOf);
  return schema instanceof z.ZodObject ? Object.entries(schema.def.shape) : [];
}

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.def.innerType) : schema;

type Judged = { readonly name: string; readonly fields: readonly Field[]; readonly split: boolean };

/** Which fields of a call are judged by which questions. */
function judgedOf({ request }: CallContract): Judged[] {
  const whole = questions.get(request as z.ZodType)?.fields ?? [];
  const byForm = whole.map(({ name }) => ({ name, fields: whole, split: false }));
  const one = shapesOf(request as z.ZodType).flatMap(([name, schema]) => {
    const asked = questions.get(bare(schema) as z.ZodType)?.fields;
    return asked && !whole.some((field) => field.name === name) ? [{ name, fields: asked, split: true }] : [];
  });
  return [...byForm, ...one];
}

/** What a form refuses in a field, by what the field asks. */
function wrongAnswers(field: Field): readonly unknown[] {
  const future = addDays(today, 1);
  switch (field.kind) {
    case 'formMask': {
      const byMask = {
        tc: ['11111111111', '123', '100000001461', '1000000O146'],
        tcVn: ['11111111111', '123', '100000001461', '1000000O146'],
        phoneNumber: ['4440000000', '555', '0532 123 45 678', 'telefon'],
        date: ['31.02.1990', '1990-13-45', 'dün'],
        documentSerial: ['A', 'ABC'],
        documentNo: ['12345', '1234567'],
        plaka: ['34ABC1234'],
        cardNumber: [],
        cardExpiry: [],
        cvc: [],
      }[field.mask];
      return field.purpose === 'birthdate' ? [...byMask, future, '1800-01-01'] : byMask;
    }
    case 'datePicker':
      if (field.purpose === 'birthdate') return ['31.02.1990', 'dün', future, '1800-01-01'];
      return ['2026-02-30', 'dün', ...(field.disableFuture ? [future] : [])];
    case 'textInput': {
      const byRule = {
        email: ['deniz@', 'deniz@ornek', 'deniz@gmaıl.com'],
        smsCode: ['1234567', '123 456 7'],
        uavt: ['12', '12345678901'],
        imei: ['490154203237519', '123'],
        asbis: ['12a45678', '12345'],
        passport: ['ab', 'ABCDEFG'],
      } as Partial<Record<string, string[]>>;
      const tooLong = field.maxLength === undefined ? [] : ['x'.repeat(field.maxLength + 1)];
      return [...(byRule[field.rule ?? ''] ?? []), ...(field.only === 'letters' ? ['Deniz7'] : []), ...tooLong];
    }
    case 'textArea':
      return ['x'.repeat(field.maxLength + 1)];
    case 'checkboxSingle':
      return field.required ? [false, 'false'] : [];
    case 'radioGroup':
      return ['yok'];
    default:
      return [];
  }
}

const sentences = (fields: readonly Field[], sent: Readonly<Record<string, unknown>>) =>
  new Set(problemsOf(fields, valuesOf(fields, sent), today).map(({ message }) => message));

const refused = ({ request }: CallContract, sent: Readonly<Record<string, unknown>>) =>
  new Set((request.safeParse(sent).error?.issues ?? []).map(({ message }) => message));

const rows = contracts.flatMap(([id, contract]) =>
  judgedOf(contract).map((judged) => [`${id} ${judged.name}`, contract, judged] as const),
);

describe('what a form refuses a call refuses, in the same sentence', () => {
  test.each(rows.filter(([, , { fields, split }]) => !split || fields.length === 1))(
    '%s',
    (_title, contract, { name, fields, split }) => {
      const own = split ? fields[0] : fields.find((field) => field.name === name);
      if (!own) throw new Error(`Nobody asks ${name}`);
      for (const wrong of own.required ? [...wrongAnswers(own), undefined] : wrongAnswers(own)) {
        const sent: Record<string, unknown> = { ...contract.example.request, [name]: wrong };
        const asked = split ? { [own.name]: wrong } : sent;
        const inForm = sentences(fields, asked);
        if (inForm.size === 0) throw new Error(`The form takes ${String(wrong)} for ${name}`);
        if (wrong === undefined && split && bareIsOptional(contract, name)) continue;
        expect(refused(contract, sent), String(wrong)).toEqual(inForm);
      }
    },
  );

  test('serial and number of a registration document are judged one by one', () => {
    const permit = (LicencePermitNo: string) =>
      refused(calls.vehicleQueryInfo, { ...calls.vehicleQueryInfo.example.request, LicencePermitNo });
    const [, , { fields = [] } = {}] = rows.find(([, , { name }]) => name === 'LicencePermitNo') ?? [];
    expect(permit('A123456')).toEqual(sentences(fields, { DocumentSerial: 'A', DocumentNo: '123456' }));
    expect(permit('AB12345')).toEqual(sentences(fields, { DocumentSerial: 'AB', DocumentNo: '12345' }));
    expect(permit('')).toEqual(sentences(fields, {}));
    expect(permit('şı-123 456').size).toBe(0);
  });
});

function bareIsOptional({ request }: CallContract, name: string): boolean {
  return shapesOf(request as z.ZodType).some(([known, schema]) => known === name && schema instanceof z.ZodOptional);
}

/** Judged where the line, or what the registers found, is known: tests of query-info and update-info. */
const judgedLater = new Set([
  ...['LicensePlateNumber', 'EngineNo', 'FrameNo'],
  ...['Name', 'Surname', 'Colour', 'DealerLicenceNo', 'LenderName', 'LoanNumber'].map(
    (name) => `vehicleUpdateInfo ${name}`,
  ),
  ...['Name', 'Surname', 'GrossArea', 'RepairDocumentNo', 'LenderName', 'LenderBranch', 'LoanNumber'].map(
    (name) => `propertyUpdateInfo ${name}`,
  ),
  ...[
    ...['healthQueryInfo', 'healthUpdateInfo', 'tripQueryInfo', 'tripUpdateInfo'],
    ...['petUpdateInfo', 'deviceUpdateInfo'],
  ].flatMap((call) => ['Name', 'Surname'].map((name) => `${call} ${name}`)),
  ...['BuildingSum', 'ContentsSum', 'GlassSum', 'ElectronicsSum', 'ValuablesSum'].map(
    (name) => `propertyUpdateInfo ${name}`,
  ),
]);

test('no call takes a field unjudged that some form has a rule for', () => {
  const forms = [
    ...flows.map(({ form }) => form),
    ...vehicleLines.map((line) => vehicleForm({ line, variant: line === 'trafik' ? 'secondHand' : undefined })),
    ...propertyLines.map((line) => propertyForm({ line })),
    ...[addressSearchForm(true), addressSearchForm(false)],
    ...[
      cancelRequestForm('vehicle'),
      cancelRequestForm('property'),
      changePasswordForm,
      forgotPasswordForm,
      loginForm,
      myDataForm('', []),
    ],
    ...[phoneVerificationForm, registerWindowForm({ birthdate: true, city: '', counties: [] })],
  ];
  const chosen: ReadonlySet<Field['kind']> = new Set(['radioGroup', 'checkboxSingle']);
  const ruled = forms.flatMap(fieldsOf).filter((field) => wrongAnswers(field).length > 0 && !chosen.has(field.kind));
  const names = new Set([...ruled.map(({ name }) => name), 'Gsm', 'MfaCode', 'AsbisNo', 'LicencePermitNo', 'ImeiNo']);
  const unjudged = contracts.flatMap(([id, contract]) => {
    const known = new Set(judgedOf(contract).map(({ name }) => name));
    return shapesOf(contract.request as z.ZodType)
      .map(([name]) => name)
      .filter((name) => names.has(name) && !known.has(name) && !judgedLater.has(name))
      .map((name) => `${id} ${name}`)
      .filter((title) => !judgedLater.has(title));
  });
  expect(unjudged).toEqual([]);
});
