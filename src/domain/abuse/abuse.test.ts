import { describe, expect, test } from 'vitest';
import { addressBlock } from './address-block.ts';
import { type LimitedAction, limitsOf } from './limits.ts';

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (address, block) => expect(addressBlock(address)).toBe(block));

describe('limits', () => {
  const guarded: LimitedAction[] = ['sms', 'login', 'register', 'forgot'];

  test.each(guarded)('%s is limited per number, visitor, block and in total', (action) => {
    const keys = new Set(limitsOf(action).map(({ key }) => key));
    expect([...keys]).toEqual(expect.arrayContaining(['identity', 'visitor', 'block', 'total']));
    if (action !== 'login') expect(keys).toContain('phone');
  });

  test('[E-01] the total is the queue, many different ones are a machine', () => {
    for (const action of guarded) {
      for (const { key, counts, outcome } of limitsOf(action)) {
        if (key === 'total') expect(outcome).toBe('queue');
        if (counts !== 'calls') expect(outcome).toBe('botControl');
      }
    }
  });

  test('the factor widens what strangers share and nothing else', () => {
    const [plain, wide] = [limitsOf('sms'), limitsOf('sms', 10)];
    for (const [index, limit] of plain.entries()) {
      const shared = limit.key === 'block' || limit.key === 'total';
      expect(wide[index]?.max).toBe(shared ? limit.max * 10 : limit.max);
    }
  });
});
