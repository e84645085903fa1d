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
    expect((await api.call(calls.login.path, rest)).envelope.Messages).toEqual(['Guid zorunludur.']);
  });

  test('the reference still shows every field', async () => {
    const document = (await api.admin.inject('/openapi.json')).json();
    const schema = document.paths['/register'].post.requestBody.content['application/json'].schema;
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['Name', 'Phone', 'CityCode', 'Guid']));
  });
});
