import { describe, expect, test } from 'vitest';
import type { CallContract } from '#contracts/call.ts';
import { requestFieldsOf } from '#contracts/field-types.ts';
import { calls } from '#contracts/index.ts';
import { issueMessages } from './issue-messages.ts';

const contracts = Object.entries<CallContract>(calls).filter(([, { request }]) => requestFieldsOf(request).size > 0);
const wireNames = new Set(contracts.flatMap(([, { request }]) => [...requestFieldsOf(request).keys()]));

const broken: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [{}],
  ['x', 7],
  Array.from({ length: 60 }, () => 'x'),
  true,
  -1,
  0.5,
  7e40,
  '!',
  'x'.repeat(5_000),
  '2026-02-31',
];

function messagesFor({ request, example }: CallContract, change: Readonly<Record<string, unknown>>): string[] {
  const { error } = request.safeParse({ ...example.request, ...change }, { reportInput: true });
  return error ? issueMessages(error.issues) : [];
}

describe('a refused call is told in sentences for people', () => {
  test.each(contracts)('%s names no field as programs do', (_id, contract) => {
    const names = [...requestFieldsOf(contract.request).keys()];
    const each = names.flatMap((name) => broken.flatMap((value) => messagesFor(contract, { [name]: value })));
    const nothing = messagesFor(contract, Object.fromEntries(names.map((name) => [name, undefined])));
    for (const message of new Set([...each, ...nothing])) {
      expect(message).toMatch(/^(?:\d+\. (?:kişi|hayvan): )?\p{Lu}.*[\p{L}\p{N}]\.?$/u);
      expect(message).not.toMatch(/[a-z][A-Z]|\bInvalid\b/);
      const words = message.split(/[^\p{L}\p{N}_]+/u);
      expect(words.filter((word) => wireNames.has(word))).toEqual([]);
    }
  });

  test('what is missing, misread or too large is told apart', () => {
    expect(messagesFor(calls.getList, { GroupCode: undefined })).toEqual(['Liste adı zorunludur.']);
    expect(messagesFor(calls.getList, { GroupCode: {} })).toEqual(['Liste adı için geçerli bir seçim yapın.']);
    expect(messagesFor(calls.vehicleUpdateInfo, { PolicyStart: 'yarın' })).toEqual([
      'Takvimde böyle bir gün yok. Lütfen gün ve ayı kontrol ediniz.',
    ]);
    expect(messagesFor(calls.paymentDetail, { InstallmentCount: 99 })).toEqual(['Taksit sayısı en fazla 36 olabilir.']);
    expect(messagesFor(calls.vehicleUpdateInfo, { CrossSellingBranches: ['ferdikaza', 'yok'] })).toEqual([
      'Ek ürünler için geçerli bir seçim yapın.',
    ]);
  });
});
