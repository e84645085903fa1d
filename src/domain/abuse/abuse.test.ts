import { describe, expect, test } from 'vitest';
import { neighbourhoodOf } from './address-block.ts';
import type { LimitedAction, LimitKey, Reserve } from './limit.ts';
import { limitTable } from './limit-table.ts';
import { limitsOf } from './limits.ts';

test.each([
  ['192.0.2.77', '192.0.2.0/24', '192.0.0.0/16'],
  ['::ffff:192.0.2.77', '192.0.2.0/24', '192.0.0.0/16'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:DB8:0001:2::', '2001:db8:1::/48', '2001:db8::/32'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0::/32'],
  ['::1', '0:0:0::/48', '0:0::/32'],
])('%s belongs to %s and %s', (address, block, network) =>
  expect(neighbourhoodOf(address)).toEqual({ block, network }),
);

const actions = Object.keys(limitTable) as LimitedAction[];
const guarded: LimitedAction[] = ['sms', 'login', 'register', 'forgot'];
const callers = actions.flatMap((action) => [false, true].map((known) => ({ action, known })));

/** Who is counted together, from one browser to everybody. */
const widths: readonly (readonly LimitKey[])[] = [
  ['visitor'],
  ['phoneAtVisitor', 'identityAtVisitor'],
  ['block'],
  ['phoneAtBlock', 'identityAtBlock'],
  ['phone', 'identity'],
  ['total'],
];
const widthOf = (key: LimitKey) => widths.findIndex((keys) => keys.includes(key));

/** How many blocks, or networks, must ask as much as they quietly may before the reserve is spent. */
function costOf({ places, quiet }: Reserve, kind: 'Block' | 'Network'): number {
  const own = quiet.find(({ key }) => key.toLowerCase().endsWith(kind.toLowerCase()));
  return own ? Math.ceil(places / own.max) : 0;
}

describe('limits', () => {
  test.each(guarded)('%s is limited per number, visitor, block and in total', (action) => {
    const keys = new Set(limitsOf(action).map(({ key }) => key));
    expect([...keys]).toEqual(expect.arrayContaining(['identityAtBlock', 'visitor', 'block', 'total']));
    if (action !== 'login') expect(keys).toContain('phoneAtBlock');
  });

  test.each(callers)('$action judges the narrow before the wide (known: $known)', ({ action, known }) => {
    const order = limitsOf(action, { known }).map(({ key }) => widthOf(key));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('[E-01] the total is the queue, many different ones are a machine', () => {
    for (const { action, known } of callers) {
      for (const { key, counts, outcome } of limitsOf(action, { known })) {
        if (key === 'total') expect(outcome).toBe('queue');
        if (counts === 'phones' || counts === 'identities') expect(outcome).toBe('botControl');
      }
    }
  });

  test.each(actions.flatMap((action) => limitsOf(action).filter(({ key }) => key === 'total')))(
    'what strangers share in $action costs 140 blocks in 14 networks to spend',
    ({ reserve, windowSeconds }) => {
      expect(reserve && costOf(reserve, 'Block')).toBeGreaterThanOrEqual(140);
      expect(reserve && costOf(reserve, 'Network')).toBeGreaterThanOrEqual(14);
      for (const pace of reserve?.quiet ?? []) expect(pace).toMatchObject({ windowSeconds });
    },
  );

  test.each(guarded)('what anybody can spend of a phone or a name in %s keeps room for the quiet', (action) => {
    for (const { key, reserve } of limitsOf(action).filter(({ key }) => key === 'phone' || key === 'identity')) {
      expect(reserve && costOf(reserve, 'Block'), key).toBeGreaterThanOrEqual(7);
      expect(reserve && costOf(reserve, 'Network'), key).toBeGreaterThanOrEqual(3);
    }
  });

  test('every place is a whole one', () => {
    for (const { action, known } of callers) {
      for (const { max, reserve } of limitsOf(action, { known })) {
        const numbers = [max, ...(reserve ? [reserve.places, ...reserve.quiet.map((pace) => pace.max)] : [])];
        for (const number of numbers) expect(Number.isInteger(number) && number > 0, action).toBe(true);
      }
    }
  });

  test('the factor widens what strangers share and nothing else', () => {
    const [plain, wide] = [limitsOf('sms'), limitsOf('sms', { factor: 10 })];
    for (const [index, limit] of plain.entries()) {
      const times = limit.key === 'block' || limit.key === 'total' ? 10 : 1;
      const { reserve } = limit;
      expect(wide[index]).toEqual({
        ...limit,
        max: limit.max * times,
        ...(reserve && {
          reserve: {
            places: reserve.places * times,
            quiet: reserve.quiet.map((pace) => ({ ...pace, max: pace.max * times })),
          },
        }),
      });
    }
  });
});
