import { expect, test } from 'vitest';
import { flowAt } from '#catalog/flows/index.ts';
import { postStep } from './post-step.ts';

const flow = flowAt('/konut/teklif');

function post(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return postStep(flow, form);
}

const complete = { NationalNumber: '11111111110', Phone: '+90 (555) 000-00 01' };

test('an incomplete or wrong post says what to mend, and comes back as it was typed', () => {
  expect(post({ NationalNumber: '11111111111' })).toMatchObject({
    values: { NationalNumber: '11111111111', Phone: '' },
    problems: [
      { path: ['NationalNumber'], message: 'Lütfen geçerli bir TC kimlik numarası giriniz.' },
      { path: ['Phone'], message: 'Lütfen telefon numarası giriniz.' },
    ],
    note: undefined,
  });
});

test.each([complete.Phone, '5550000001', '05550000001', '+90 555 000 00 01', '(555)000-0001', '00905550000001'])(
  '[V-04] a complete post with the phone %j says that going on needs scripts, and loses nothing',
  (Phone) => {
    const posted = post({ ...complete, Phone });
    expect(posted.problems).toEqual([]);
    expect(posted.note).toContain('JavaScript');
    expect(posted.values).toEqual({ NationalNumber: '11111111110', Phone: '(555)000-0001' });
  },
);
