import { parse } from 'node:querystring';
import { describe, expect, test } from 'vitest';
import type { CallContract } from './call.ts';
import { requestFieldsOf } from './field-types.ts';
import { decodeModel, encodeForm, fitsForm } from './form-model.ts';
import { calls } from './index.ts';

type Model = Readonly<Record<string, unknown>>;

const rows = Object.entries<CallContract>(calls).filter(([, { encoding }]) => encoding === undefined);

const readAs = ({ request }: CallContract, model: Model) =>
  request.safeParse(decodeModel(requestFieldsOf(request), model));
const overForm = (model: Model) => ({ ...parse(encodeForm(model).toString()) });

/** The same model with its lists and objects filled in other ways, and a number or truth value as somebody may send it. */
function variantsOf(example: Model): Model[] {
  const changed = (change: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(example).map(([name, value]) => [name, change(value)]));
  return [
    example,
    changed((value) => (Array.isArray(value) ? [...value, ...value] : value)),
    changed((value) => (Array.isArray(value) ? [] : value)),
    changed((value) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value)),
    changed((value) => (typeof value === 'number' ? String(value) : value)),
    changed((value) => (typeof value === 'boolean' ? Number(value) : value)),
    changed((value) => (typeof value === 'number' ? value * 1e30 : value)),
  ];
}

describe('[H-04] every call reads the same from JSON and from a form', () => {
  test.each(rows)('%s', (_id, contract) => {
    for (const model of variantsOf(contract.example.request)) {
      const asJson = readAs(contract, model);
      const asForm = readAs(contract, overForm(model));
      expect(asForm.data).toEqual(asJson.data);
      expect(asForm.error?.issues).toEqual(asJson.error?.issues);
    }
    expect(readAs(contract, overForm(contract.example.request)).data).toEqual(
      contract.request.parse(contract.example.request),
    );
  });

  test('rows of a model too', () => {
    const { Pets, ...rest } = calls.petUpdateInfo.example.request;
    const model = { ...rest, Pets: [...Pets, { ...Pets[0], PetName: 'Pamuk & “Duman”' }] };
    expect(readAs(calls.petUpdateInfo, overForm(model))).toMatchObject({ success: true, data: model });
  });
});

describe('a form', () => {
  const { request } = calls.vehicleUpdateInfo;
  const fields = requestFieldsOf(request);

  test('carries lists where the contract has lists, and no list or object anywhere else', () => {
    expect(fitsForm(fields, { CrossSellingBranches: ['ferdikaza'], RadioPrice: 5, Lpg: true })).toBe(true);
    expect(fitsForm(fields, { CrossSellingBranches: { 0: 'ferdikaza' } })).toBe(false);
    expect(fitsForm(fields, { Name: { first: 'Deniz' } })).toBe(false);
    expect(fitsForm(fields, { RadioPrice: [5] })).toBe(false);
    expect(fitsForm(fields, { Unknown: {} })).toBe(false);
  });

  test('repeats a name for each item of a list, or names it once', () => {
    const both = parse('CrossSellingBranches=ferdikaza&CrossSellingBranches=hukuksalkoruma');
    expect(decodeModel(fields, both).CrossSellingBranches).toEqual(['ferdikaza', 'hukuksalkoruma']);
    expect(request.shape.CrossSellingBranches.parse('ferdikaza')).toEqual(['ferdikaza']);
  });

  test('leaves alone what only looks like a list', () => {
    for (const text of ['[', '[1', '{"a":1}', 'null', '7'])
      expect(decodeModel(fields, { CrossSellingBranches: text })).toEqual({ CrossSellingBranches: text });
    expect(decodeModel(fields, { LenderName: '["a"]' })).toEqual({ LenderName: '["a"]' });
  });

  test.each([[true], [[]], [[5]], [{}], ['0x10'], ['5,5'], ['beş'], ['']])('%j is no number', (value) => {
    expect(request.shape.RadioPrice.safeParse(value).success).toBe(false);
  });
});

describe('secret fields', () => {
  const secretsOf = ({ request }: CallContract) =>
    [...requestFieldsOf(request)].filter(([, { secret }]) => secret).map(([name]) => name);

  test('are named by the contract: the passwords of login, registration, a change of password and of what opens an account, tells all of it or ends it', () => {
    const found = Object.entries<CallContract>(calls).flatMap(([id, call]) => {
      const names = secretsOf(call);
      return names.length > 0 ? [[id, names]] : [];
    });
    expect(Object.fromEntries(found)).toEqual({
      login: ['Password'],
      register: ['Password'],
      updateCustomer: ['Password'],
      changePassword: ['oldPassword', 'newPassword', 'retryPassword'],
      myData: ['Password'],
      deleteAccount: ['Password'],
    });
  });
});
