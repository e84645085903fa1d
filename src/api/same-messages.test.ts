import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Field } from '#catalog/fields/field.ts';
import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { wireConsentNames } from '#catalog/forms/consents.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { forgotPasswordForm } from '#catalog/forms/forgot-password.ts';
import { loginForm } from '#catalog/forms/login.ts';
import { verificationFields } from '#catalog/forms/phone-verification.ts';
import { registerForm } from '#catalog/forms/register.ts';
import { sendCodeFields } from '#catalog/forms/send-code.ts';
import { calls } from '#contracts/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import { ruleText } from '#messages/rules.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const register = fieldsOf(registerForm).filter((field) => !('repeats' in field));
const verification = verificationFields(wireConsentNames);

type Row = readonly [
  call: 'login' | 'register' | 'forgotPassword' | 'sendTemporaryCode' | 'confirmTemporaryCode',
  fields: readonly Field[],
  wrong: Readonly<Record<string, unknown>>,
];

const rows: readonly Row[] = [
  ['login', fieldsOf(loginForm), { Username: '', Password: '' }],
  ['login', fieldsOf(loginForm), { Username: '  ' }],
  ['register', register, { Name: '', Surname: '', Email: '', Phone: '', NationalNumber: '', Password: '' }],
  ['register', register, { Name: 'Deniz7', Email: 'deniz@', Phone: '4440000', NationalNumber: '11111111111' }],
  ['register', register, { PrivacyAgreement: false, OpenDataAgreement: 'false' }],
  ['register', register, { Name: { first: 'Deniz' }, NationalNumber: ['1'], Email: null, Phone: 7 }],
  ['forgotPassword', fieldsOf(forgotPasswordForm), { Gsm: '', NationalNumber: '' }],
  ['forgotPassword', fieldsOf(forgotPasswordForm), { Gsm: '3121234567', NationalNumber: '12345678901' }],
  ['sendTemporaryCode', sendCodeFields, { NationalNumber: '', Phone: '' }],
  ['sendTemporaryCode', sendCodeFields, { NationalNumber: '11111111111', Phone: '555' }],
  ['sendTemporaryCode', sendCodeFields, { NationalNumber: '', PassportNumber: 'ab' }],
  ['confirmTemporaryCode', verification, { SmsActivationCode: '', PrivacyAgreement: false, OpenDataAgreement: false }],
  ['confirmTemporaryCode', verification, { SmsActivationCode: '1234567' }],
];

const checksumWrong = '11111111111';
const numberInvalid = ruleText({ message: 'nationalNumberInvalid' });

describe('[V-18] a number, a day and a code are judged on every way in', () => {
  test.each([
    ['vehicleQueryInfo', { NationalNumber: checksumWrong }, numberInvalid],
    ['vehicleQueryInfo', { NationalNumber: '1000000O146' }, numberInvalid],
    ['amlCheck', { NationalNumber: checksumWrong }, numberInvalid],
    ['amlCheck', { Birthdate: '2999-01-01' }, ruleText({ message: 'birthdateInFuture' })],
    ['register', { Birthdate: '2999-01-01' }, ruleText({ message: 'birthdateInFuture' })],
    ['register', { Birthdate: '1800-01-01' }, ruleText({ message: 'birthdateTooEarly', values: { min: 1900 } })],
    ['vehicleQueryInfo', { Birthdate: '1990-02-31' }, ruleText({ message: 'dateImpossible' })],
    ['vehicleQueryInfo', { Phone: '0532 123 45 678' }, ruleText({ message: 'phoneInvalid' })],
    ['vehicleQueryInfo', { LicensePlateNumber: '34ABC1234' }, ruleText({ message: 'plateInvalid' })],
    ['vehicleQueryInfo', { LicencePermitNo: 'AB1234567' }, ruleText({ message: 'documentNumberInvalid' })],
    ['vehicleUpdateInfo', { PolicyStart: '2026-02-30' }, ruleText({ message: 'dateImpossible' })],
    ['startPayment', { Email: 'deniz@gmaıl.com' }, ruleText({ message: 'emailInvalid' })],
    [
      'confirmTemporaryCode',
      { SmsActivationCode: '123 456 7' },
      ruleText({ message: 'smsCodeTooLong', values: { max: 6 } }),
    ],
    ['startPhone', { ImeiNo: '490154203237519' }, ruleText({ message: 'imeiInvalid' })],
  ] as const)('%s refuses %j', async (call, wrong, sentence) => {
    const reply = await api.call(calls[call].path, { ...calls[call].example.request, ...wrong });
    expect(reply).toMatchObject({ status: 400, envelope: { StatusCode: 1000, Messages: [sentence] } });
  });

  test('a code is read with the spaces and dashes it was copied with', () => {
    const { request, example } = calls.confirmTemporaryCode;
    for (const SmsActivationCode of ['123 456', '123-456', ' 123456\n', '１２３４５６']) {
      expect(request.parse({ ...example.request, SmsActivationCode }).SmsActivationCode).toBe('123456');
    }
    const login = calls.login.example.request;
    expect(calls.login.request.parse({ ...login, MfaCode: '123 456' }).MfaCode).toBe('123456');
  });
});

describe('a payload sent straight to the API is refused in the words of the form', () => {
  test.each(rows)('%s', async (call, fields, wrong) => {
    const payload = { ...calls[call].example.request, ...wrong };
    const inBrowser = problemsOf(fields, valuesOf(fields, payload), istanbulToday(new Date()));
    expect(inBrowser.length).toBeGreaterThan(0);
    const { status, envelope } = await api.call(calls[call].path, payload);
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ Success: false, StatusCode: 1000 });
    expect(envelope.Messages).toEqual([...new Set(inBrowser.map(({ message }) => message))]);
  });

  test('what the form accepts passes its rules here too, in any spelling', async () => {
    const { request } = calls.register.example;
    const reply = await api.call(calls.register.path, { ...request, Phone: '+90 (555) 000 00 01' });
    expect(reply.envelope.StatusCode).not.toBe(1000);
    expect(calls.register.request.parse({ ...request, Phone: '+90 (555) 000 00 01' }).Phone).toBe('5550000001');
  });

  test('a passport stands in for a number one does not have', async () => {
    const { NationalNumber: _number, ...rest } = calls.sendTemporaryCode.example.request;
    expect(calls.sendTemporaryCode.request.parse({ ...rest, PassportNumber: 'U12345678' })).not.toHaveProperty(
      'NationalNumber',
    );
    const reply = await api.call(calls.sendTemporaryCode.path, { ...rest, PassportNumber: 'U12345678' });
    expect(reply.envelope.StatusCode).not.toBe(1000);
  });

  test('fields no form asks for are judged by their shape', async () => {
    const { Guid: _guid, ...rest } = calls.login.example.request;
    expect((await api.call(calls.login.path, rest)).envelope.Messages).toEqual(['Güvenlik anahtarı zorunludur.']);
  });

  test('the reference still shows every field', async () => {
    const document = (await api.admin.inject('/openapi.json')).json();
    const schema = document.paths['/register'].post.requestBody.content['application/json'].schema;
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['Name', 'Phone', 'CityCode', 'Guid']));
  });
});
