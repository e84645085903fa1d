import { expect, test } from 'vitest';
import { reviewMail, reviewNote } from './review-notes.ts';

const facts = { brand: 'B', insurer: 'Patika Sigorta', link: 'l', phone: 'p', contact: 'c' };

test('of a phone photos are wanted, of health papers, in SMS and mail alike', () => {
  const phone = { ...facts, line: 'Cep telefonu sigortası', wants: 'photos' } as const;
  const health = { ...facts, line: 'Tamamlayıcı sağlık', wants: 'papers' } as const;
  const told = (about: typeof phone | typeof health) => {
    const { subject, parts } = reviewMail('wantsDocuments', about);
    return [reviewNote('wantsDocuments', about), subject, ...parts].join('\n');
  };
  expect(told(phone)).toContain('Patika Sigorta sizden fotoğraf istiyor');
  expect(told(phone)).toContain('İstenen fotoğrafları aşağıdaki bağlantıda');
  expect(told(phone)).not.toMatch(/belge/i);
  expect(told(health)).toContain('Patika Sigorta sizden belge istiyor');
  expect(told(health)).not.toMatch(/fotoğraf/i);
});
