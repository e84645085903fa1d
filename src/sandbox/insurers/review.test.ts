import { describe, expect, test } from 'vitest';
import { World } from '../world.ts';
import { type Application, readApplication } from './application.ts';
import { Office } from './office.ts';
import { personalities } from './personalities.ts';
import { beginReview, hurryReview, type Look, resolveReview, reviewAt } from './review.ts';
import { ReviewBook } from './review-book.ts';

const began = new Date('2026-11-16T09:00:00Z');
const later = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
const look = (to: Look['resolves']['to']): Look => ({
  reason: 'Yapı yaşı inceleniyor',
  wantedDocuments: [],
  resolves: { afterMinutes: 30, to },
});

describe('time alone', () => {
  test('ends a review as its line says', () => {
    const state = beginReview(look({ kind: 'load', percent: 20 }), began);
    expect(reviewAt(state, 30, later(29)).ended).toBeUndefined();
    expect(reviewAt(state, 30, later(30)).ended).toEqual({ kind: 'load', percent: 20 });
  });

  test('brings a wish for documents first, and accepts when as much time has passed again', () => {
    const state = beginReview(look({ kind: 'wantDocuments', documents: ['Tapu'] }), began);
    const wishing = reviewAt(state, 30, later(31));
    expect(wishing).toMatchObject({ ended: undefined, wantedDocuments: ['Tapu'] });
    expect(reviewAt(wishing, 30, later(59)).ended).toBeUndefined();
    expect(reviewAt(state, 30, later(60)).ended).toEqual({ kind: 'accept' });
  });

  test('changes nothing that is over', () => {
    const ended = resolveReview(beginReview(look({ kind: 'accept' }), began), { kind: 'decline', reason: 'x' }, began);
    expect(resolveReview(ended, { kind: 'accept' }, later(1))).toEqual(ended);
    expect(reviewAt(ended, 30, later(90))).toEqual(ended);
  });
});

describe('files that came', () => {
  const wishing = { ...look({ kind: 'accept' }), wantedDocuments: ['Tapu'] };

  test('leave a tenth of the time, and never more than was left', () => {
    const state = beginReview(wishing, began);
    expect(reviewAt(hurryReview(state, 30, later(1)), 30, later(3.9)).ended).toBeUndefined();
    expect(reviewAt(hurryReview(state, 30, later(1)), 30, later(4)).ended).toEqual({ kind: 'accept' });
    expect(reviewAt(hurryReview(state, 30, later(29)), 30, later(30)).ended).toEqual({ kind: 'accept' });
  });

  test('change what it comes to, where it comes to something else without them', () => {
    const to = { kind: 'decline', reason: 'Fotoğraf gelmedi' } as const;
    const state = beginReview({ ...wishing, resolves: { afterMinutes: 30, to, seen: { kind: 'accept' } } }, began);
    expect(reviewAt(state, 30, later(30)).ended).toEqual(to);
    expect(reviewAt(hurryReview(state, 30, later(29)), 30, later(30)).ended).toEqual({ kind: 'accept' });
    const more = resolveReview(state, { kind: 'wantDocuments', documents: ['Yakından'] }, later(1));
    expect(reviewAt(more, 30, later(31)).ended).toEqual({ kind: 'accept' });
  });

  test('change nothing where none were wanted', () => {
    const state = beginReview(look({ kind: 'accept' }), began);
    expect(hurryReview(state, 30, later(1))).toEqual(state);
  });

  test('are there once, under the review they came for', () => {
    const book = new ReviewBook({ code: '901', now: () => began, factor: 1 });
    const paper = { name: 'tapu.pdf', type: 'application/pdf', bytes: 3, digest: 'a' };
    expect(book.receive('yok', [paper])).toBeUndefined();
    const { number } = book.begin({ reference: 'q-1' } as Application, wishing, []);
    book.receive(number, [paper]);
    book.receive(number, [paper, { ...paper, digest: 'b' }]);
    expect(book.find(number)?.documents.map(({ digest }) => digest)).toEqual(['a', 'b']);
  });
});

test('a factor shortens the look, and a reset forgets it', () => {
  let now = began;
  const world = new World({ seed: 'test', now: () => now, publicUrl: 'http://localhost' });
  const personality = personalities.find(({ code }) => code === '901');
  if (!personality) throw new Error('901');
  const office = new Office(personality, world, 0.1);
  const application = readApplication({
    reference: 'q-1',
    product: 'trafik',
    startDate: '2026-11-16',
    endDate: '2027-11-16',
    customerType: 'individual',
    identityNumber: '11111111110',
    firstName: 'A',
    mobilePhone: '5550000001',
    provinceCode: '6',
    plate: '06ABC12',
    brandCode: '701',
    typeCode: '1001',
    modelYear: '2020',
    usageCode: '111-10',
    fuelType: 'Dizel',
  });
  if ('kind' in application) throw new Error(application.fields.join());
  world.behaviours.change('insurers/901', { mode: 'review' });
  expect(office.quote(application)).toMatchObject({ kind: 'review', reason: 'Riziko bilgileri inceleniyor' });
  now = later(1);
  expect(office.quote(application).kind).toBe('offers');
  world.reset();
  expect(office.reviews.all()).toEqual([]);
});
