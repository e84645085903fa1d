import { describe, expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { schemaOf } from '../fields/schema.ts';
import { quotePages } from '../pages/quotes.ts';
import { flowAt } from './index.ts';

const paths = [...quotePages.map(({ path }) => path), '/trafik/teklif?line=imm', '/trafik/teklif?line=yesilKart'];
const fieldsAt = (path: string, flags: Partial<Record<'offerListActive' | 'referenceCodeActive', boolean>> = {}) =>
  flowAt(path, { ...site, ...flags }).form.steps.flatMap(({ fields }) => fields);
const namesAt = (...asked: Parameters<typeof fieldsAt>) => fieldsAt(...asked).map(({ name }) => name);

describe('[N-14] questions that a flag of the site brings into every first step', () => {
  test.each(paths)('%s asks neither a reference code nor an e-mail as the site is configured', (path) => {
    expect(namesAt(path)).not.toContain('ReferenceCode');
    expect(namesAt(path)).not.toContain('Email');
  });

  test.each(paths)('%s asks the code last with the reference-code flag on, and it may stay empty', (path) => {
    expect(namesAt(path, { referenceCodeActive: true })).toEqual([...namesAt(path), 'ReferenceCode']);
    const asked = fieldsAt(path, { referenceCodeActive: true }).filter(({ name }) => name === 'ReferenceCode');
    const rules = schemaOf(asked, () => '2026-11-16');
    expect(rules.safeParse({ ReferenceCode: '' }).success).toBe(true);
    expect(rules.safeParse({ ReferenceCode: ' KOMŞU-7 ' }).data).toEqual({ ReferenceCode: 'KOMŞU-7' });
    expect(rules.safeParse({ ReferenceCode: 'x'.repeat(41) }).success).toBe(false);
  });

  test.each(paths)('%s must be told an e-mail with the offer list flag off, for the offers to go to', (path) => {
    expect(namesAt(path, { offerListActive: false })).toEqual([...namesAt(path), 'Email']);
    const asked = fieldsAt(path, { offerListActive: false }).filter(({ name }) => name === 'Email');
    const { error } = schemaOf(asked, () => '2026-11-16').safeParse({ Email: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Lütfen e-mail adresi giriniz.']);
  });
});
