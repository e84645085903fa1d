import { expect, test } from 'vitest';
import { offerOrders, type Sortable, type Standing, sortOffers } from './sort-offers.ts';

type Named = Sortable & { readonly standing: Standing };

const offer = (id: string, price: number, standing: Standing, mode: Sortable['mode'] = 'buyable'): Named => ({
  id,
  insurerName: id,
  mode,
  price,
  coverages: new Map(),
  standing,
});

const offers = [
  offer('a bare', 1, 'bare'),
  offer('b full', 9, 'usual'),
  offer('c usual', 5, 'usual'),
  offer('d odd', 3, 'other'),
  offer('e call', 2, 'usual', 'contactToBuy'),
  offer('f told', 0, 'bare', 'quoteOnly'),
];

const sorted = (order: (typeof offerOrders)[number]) =>
  sortOffers(offers, { order, measure: [], standingOf: ({ standing }) => standing });

test('by price, what most people mean by the line comes before what nobody can grade, and bare cover after both', () => {
  expect(sorted('price').map(({ offer: { id }, tier }) => [id, tier])).toEqual([
    ['c usual', 'usual'],
    ['b full', 'usual'],
    ['d odd', 'other'],
    ['a bare', 'bare'],
    ['f told', 'elsewhere'],
    ['e call', 'elsewhere'],
  ]);
});

test('names are looked up through all grades', () => {
  expect(sorted('insurer').map(({ offer: { id } }) => id)).toEqual([
    'a bare',
    'b full',
    'c usual',
    'd odd',
    'e call',
    'f told',
  ]);
});

test.each(offerOrders)('in the order %s, what cannot be bought here follows what can', (order) => {
  const modes = sorted(order).map(({ offer: { mode } }) => mode === 'buyable');
  expect(modes).toEqual([true, true, true, true, false, false]);
});
