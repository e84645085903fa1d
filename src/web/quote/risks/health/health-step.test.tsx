import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import { exampleHealth } from '#testing/example-quotation.ts';
import { HealthStep } from './health-step.tsx';

const quoted = (line: 'tamamlayici' | 'bireysel'): QuotedLine => ({
  line,
  variant: undefined,
  page: quotePageOf(line),
  texts: undefined,
  quotePath: quotePageOf(line).path,
});
const model = { NationalNumber: '11111111110', Phone: '5550000001' };
const nothing = async () => undefined;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});

/** Draws the step with the fields whose code comes late. */
async function draw(
  given: Partial<Parameters<typeof HealthStep>[0]> = {},
  line: 'tamamlayici' | 'bireysel' = 'tamamlayici',
) {
  const { prelude } = await prerender(
    <HealthStep
      quoted={quoted(line)}
      step="health"
      model={model}
      quotation={exampleHealth({ QueryType: line })}
      seen={undefined}
      onSearch={nothing}
      onAsk={nothing}
      birthdateRows={[]}
      onNext={() => undefined}
      onValues={() => undefined}
      onBack={() => undefined}
      {...given}
    />,
  );
  return new Response(prelude).text();
}

const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe('the step about people and their health', () => {
  test('[V-06] begins with the customer, of whom only body and declaration are asked', async () => {
    const html = await draw();
    for (const text of ['1. kişi: siz', 'Deniz Örnek', '•••••••1110', '12.04.1985']) expect(html).toContain(text);
    const inRows = [...new Set(namesIn(html).filter((name) => name?.startsWith('fam.')))];
    expect(inRows).toEqual(['fam.0.Height', 'fam.0.Weight', 'fam.0.DeclaresAnything']);
    expect(html).not.toContain('11111111110');
  });

  test('[F-02] others are added by what they are to the customer, who can be taken out and back', async () => {
    const html = await draw();
    for (const label of ['Eş ekle', 'Çocuk ekle', 'Anne veya baba ekle']) expect(html).toContain(label);
    expect(html).not.toContain('Beni de ekle');
    expect(html).toContain('aria-label="1. kişi: siz kaydını kaldır"');
    const childAlone = { fam: [{ individual: 1, Relation: '3', NationalNumber: '22222222220' }] };
    const alone = await draw({ seen: childAlone });
    expect(alone).toContain('1. kişi: çocuğunuz');
    expect(alone).toContain('Beni de ekle');
    expect(alone).not.toContain('Deniz Örnek');
  });

  test('[V-06] a birth date is asked only in the rows where the register wants it', async () => {
    const seen = { fam: [{ individual: 1, Relation: '2', NationalNumber: '22222222220' }] };
    expect(await draw({ seen })).not.toContain('fam.0.Birthdate');
    const wanted = { fam: [{ ...seen.fam[0], Birthdate: '12.04.1985', individual: 1 }] };
    expect(await draw({ seen: wanted })).toContain('name="fam.0.Birthdate"');
  });

  test('[V-06] says why the declaration is asked and who sees it', async () => {
    expect(await draw()).toContain('Beyanınız şifreli saklanır, yalnız fiyat istenen şirketlere iletilir.');
  });

  test('the supplementary line speaks of social security, the individual one does not', async () => {
    expect(await draw()).toContain('data-field="SocialSecurity"');
    expect(await draw()).toContain('SGK’nın karşılamadığı farkı öder');
    const individual = await draw({}, 'bireysel');
    expect(individual).not.toContain('data-field="SocialSecurity"');
    expect(individual).not.toContain('SGK');
  });

  test('what was declared comes back from the server', async () => {
    const told = {
      individual: 1,
      Relation: '1',
      Height: 168,
      Weight: 64,
      Conditions: ['1' as const],
      HealthNote: 'Not',
    };
    const quotation = exampleHealth({ Answers: { fam: [{ ...told, Relation: '1' }] } });
    const html = await draw({ quotation });
    for (const text of ['value="168"', 'value="64"', 'Şeker hastalığı', '>Not</textarea>'])
      expect(html).toContain(text);
  });

  test('without an open quotation it asks nothing', async () => {
    expect(await draw({ quotation: undefined })).not.toContain('<form');
  });
});
