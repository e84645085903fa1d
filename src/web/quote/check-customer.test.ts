import { expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { checkCustomer } from './check-customer.ts';

const customer = { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' };
const person = { NationalNumber: '11111111110', Phone: '5550000001', PassportType: '1' };

function check(model: Record<string, unknown>, reply: unknown) {
  const call = vi.fn(async () => reply);
  return checkCustomer({ call } as unknown as HttpLayer, 'kasko', model).then((answer) => ({ answer, call }));
}

test('[N-06] the payload holds what the check needs, the plate only where there is one', async () => {
  const { answer, call } = await check(person, envelope('verified', customer));
  expect(answer).toEqual({ kind: 'found' });
  expect(call).toHaveBeenCalledExactlyOnceWith('amlCheck', {
    Querytype: 'kasko',
    NationalNumber: '11111111110',
    Phone: '5550000001',
  });
  const car = await check({ ...person, LicensePlateNumber: '34ABC123', Birthdate: '1990-06-15' }, undefined);
  expect(car.call).toHaveBeenCalledWith(
    'amlCheck',
    expect.objectContaining({ LicensePlateNumber: '34ABC123', Birthdate: '1990-06-15' }),
  );
});

test("[E-03] a failure is told under 'Hata' with the server's messages", async () => {
  const { answer } = await check(person, envelope('blacklist', null, ['Olmadı.']));
  expect(answer).toMatchObject({ kind: 'failed', toast: { kind: 'error', title: 'Hata', text: 'Olmadı.' } });
  expect((await check(person, undefined)).answer).toMatchObject({ kind: 'failed', toast: { kind: 'error' } });
});

test('a failure is held against the field that is to blame, where one is', async () => {
  const blamed = async (model: Record<string, unknown>, reply: unknown) => {
    const { answer } = await check(model, reply);
    if (answer.kind !== 'failed') throw new Error('It did not fail');
    return answer.trouble.refusal.field;
  };
  const born = { ...person, Birthdate: '1990-06-16' };
  expect(await blamed(person, envelope('blacklist', null))).toBe('NationalNumber');
  expect(await blamed(person, envelope('dataWrong', null))).toBe('NationalNumber');
  expect(await blamed(born, envelope('dataWrong', null))).toBe('Birthdate');
  expect(
    await blamed({ PassportNumber: 'U12', NationalNumber: '', Phone: person.Phone }, envelope('blacklist', null)),
  ).toBe('PassportNumber');
  for (const reply of [envelope('customerControl', null), envelope('queue', null), undefined])
    expect(await blamed(born, reply)).toBeUndefined();
});

test('1006 asks for the birth date, 1001 for the phone again', async () => {
  expect((await check(person, envelope('birthdateRequired', null))).answer).toMatchObject({
    kind: 'birthdate',
    toast: { text: 'Lütfen Doğum Tarihini Giriniz.' },
  });
  expect((await check(person, envelope('step', null))).answer).toEqual({ kind: 'unproven' });
});
