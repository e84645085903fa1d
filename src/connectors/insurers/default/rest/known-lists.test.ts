import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishDialect, turkishDialect } from './dialect.ts';
import { knownLists } from './known-lists.ts';

type Reply = { readonly proposals: readonly { readonly coverages: unknown; readonly packageName?: string }[] };

const told = (percent: number) => [{ code: 'carpma', type: 'PERCENT', value: percent }];
const covered = (percent: number) => [{ key: 'carpma', value: { kind: 'percent', percent } }];
const bodyOf = (reply: unknown, space?: number) => Buffer.from(JSON.stringify(reply, undefined, space));

function reader(dialect = englishDialect) {
  const known = knownLists(dialect);
  const read = (body: Buffer) =>
    (JSON.parse(known.takeOut(body)) as Reply).proposals.map((proposal) => known.read(proposal.coverages));
  return { ...known, read };
}

describe('lists of coverages that are known', () => {
  test('the same list of several replies is one, another is its own', () => {
    const { read } = reader();
    const [one, other] = read(bodyOf({ proposals: [{ coverages: told(7) }, { coverages: told(8) }] }));
    expect([one, other]).toEqual([covered(7), covered(8)]);
    const [again] = read(bodyOf({ proposals: [{ coverages: told(7), packageName: 'Şık Paket' }] }));
    expect(again).toBe(one);
  });

  test('all else of the reply stays as it was', () => {
    const { takeOut } = reader();
    const reply = {
      note: 'İğne "ucu" ]',
      proposals: [{ packageName: 'Ğ \\ ş', coverages: told(7), count: 3 }],
      end: [1],
    };
    const rest = JSON.parse(takeOut(bodyOf(reply, 2)));
    expect(rest).toEqual({ ...reply, proposals: [{ ...reply.proposals[0], coverages: rest.proposals[0].coverages }] });
    expect(rest.proposals[0].coverages).toBeTypeOf('string');
  });

  test('an insurer that speaks Turkish is read alike', () => {
    const { takeOut, read } = knownLists(turkishDialect);
    const body = bodyOf({ teminatlar: [{ kod: 'carpma', tip: 'PERCENT', deger: 7 }] });
    expect(read(JSON.parse(takeOut(body)).teminatlar)).toEqual(covered(7));
  });

  test.each([
    ['brackets in its words', [{ code: 'carpma', type: 'COUNT', value: 2, note: 'a ] b [ c' }]],
    ['a list in it', [{ code: 'carpma', type: 'COUNT', value: 2, more: [1, 2] }]],
  ])('a list with %s is read as it stands', (_what, list) => {
    const { takeOut, read } = reader();
    const reply = { proposals: [{ coverages: list }, { coverages: told(7) }] };
    expect(JSON.parse(takeOut(bodyOf(reply))).proposals[0]).toEqual(reply.proposals[0]);
    expect(read(bodyOf(reply))).toEqual([[{ key: 'carpma', value: { kind: 'count', count: 2 } }], covered(7)]);
  });

  test('what is no list of coverages stays what it is, and no text of an insurer stands for a list', () => {
    const { read } = reader();
    const [known] = read(bodyOf({ proposals: [{ coverages: told(7) }] }));
    expect(known).toEqual(covered(7));
    expect(read(bodyOf({ proposals: [{ coverages: [3] }, { coverages: '1' }, { coverages: null }] }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(['', ']'])('a reply made of beginnings of lists that ends with %j costs no more than its length', (end) => {
    const text = `${'"coverages":['.repeat(150_000)}${end}`;
    const began = performance.now();
    expect(reader().takeOut(Buffer.from(text))).toBe(text);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('whatever a reply says besides, and however it is written, it says the same', () => {
    const anything = fc.record({
      proposals: fc.array(
        fc.record({
          packageName: fc.string({ unit: 'binary' }),
          coverages: fc.constantFrom(told(1), told(2), 'x', [[]]),
        }),
      ),
      more: fc.jsonValue(),
    });
    const { takeOut, read } = knownLists(englishDialect);
    const plain = knownLists(englishDialect).read;
    fc.assert(
      fc.property(anything, fc.constantFrom(0, 1), (reply, space) => {
        const body = bodyOf(reply, space);
        const asSent = JSON.parse(body.toString('utf8')) as Reply;
        const taken = JSON.parse(takeOut(body)) as Reply;
        const readBy = (by: typeof read, { proposals }: Reply) => proposals.map(({ coverages }) => by(coverages));
        expect(readBy(read, taken)).toEqual(readBy(plain, asSent));
        const without = ({ proposals, ...rest }: Reply) => ({
          ...rest,
          proposals: proposals.map(({ coverages: _coverages, ...proposal }) => proposal),
        });
        expect(without(taken)).toEqual(without(asSent));
      }),
    );
  });
});
