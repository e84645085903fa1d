import { expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { registeredAddressOf } from '../registries/records/addresses.ts';
import { earthquakePolicyOf } from '../registries/records/earthquake-policies.ts';

test('the front page tells the address code and the earthquake policy of 11111111110', async () => {
  const { app } = await buildSandbox({
    seed: 'test',
    now: () => new Date('2026-11-14T09:00:00Z'),
    publicUrl: 'http://sandbox',
  });
  const { body } = await app.inject('/');
  const uavt = registeredAddressOf('11111111110', 'test')?.uavt ?? '';
  const policy = earthquakePolicyOf({ uavt }, { seed: 'test', today: '2026-11-14' });
  expect(body).toContain(`<td>11111111110</td><td>${uavt}</td><td>${policy?.policyNumber}</td>`);
  await app.close();
});
