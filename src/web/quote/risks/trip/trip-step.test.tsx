import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormValues } from '#catalog/fields/values.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import { calls } from '#contracts/index.ts';
import { exampleTrip } from '#testing/example-quotation.ts';
import { updateOf } from './ask-offers.ts';
import { periodNote } from './period-note.tsx';
import { startAnswers } from './start-answers.ts';
import { toldTravellers } from './travellers.ts';
import { tripFlow } from './trip-flow.ts';
import { TripStep } from './trip-step.tsx';

const quoted: QuotedLine = {
  line: 'seyahat',
  variant: undefined,
  page: quotePageOf('seyahat'),
  texts: undefined,
  quotePath: '/outgoing/teklif',
};
const today = '2026-11-16';
const nothing = async () => undefined;
const self = { individual: 1, Relation: '1' };
const spouse = { individual: 1, Relation: '2', PassportType: '1', NationalNumber: '22222222220' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});

/** Draws the step with the fields whose code comes late. */
async function draw(given: Partial<Parameters<typeof TripStep>[0]> = {}): Promise<string> {
  const { prelude } = await prerender(
    <TripStep
      quoted={quoted}
      step="people"
      model={{ NationalNumber: '11111111110', Phone: '5550000001' }}
      quotation={exampleTrip()}
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

describe('the step about the travellers', () => {
  test('[V-19] begins with the customer, of whom nothing is asked again', async () => {
    const html = await draw();
    for (const text of ['1. kişi: siz', 'Deniz Örnek', '•••••••1110']) expect(html).toContain(text);
    expect(html).not.toMatch(/ name="fam\./);
    for (const label of ['Eş ekle', 'Çocuk ekle', 'Anne veya baba ekle', 'Başka biri ekle'])
      expect(html).toContain(label);
    expect(html).toContain('Devam et');
  });

  test('[F-02] a traveller may be known by number or by passport', async () => {
    const html = await draw({ seen: { fam: [self, spouse] } });
    expect(html).toContain('name="fam.1.NationalNumber"');
    expect(html).not.toContain('name="fam.1.PassportNumber"');
    const abroad = await draw({ seen: { fam: [{ ...spouse, PassportType: '2' }] } });
    for (const name of ['PassportNumber', 'Name', 'Surname', 'Birthdate'])
      expect(abroad).toContain(`name="fam.0.${name}"`);
    expect(abroad).not.toContain('name="fam.0.NationalNumber"');
  });
});

describe('the step about the journey', () => {
  test('asks where, when and what for, and leads back to the travellers', async () => {
    const html = await draw({ step: 'trip', seen: { fam: [self, spouse] } });
    expect(html).toContain('Yolcular: 2 kişi');
    expect(html).toContain('Yolcuları değiştir');
    for (const name of ['Region', 'Countries', 'TripKind', 'PolicyStart', 'PolicyEnd', 'Purpose', 'Sport'])
      expect(html).toContain(`data-field="${name}"`);
  });

  test('for a year asks neither countries nor an end, and says until when it holds', async () => {
    const seen = { fam: [self], TripKind: '2', PolicyStart: '01/12/2026' };
    const html = await draw({ step: 'trip', seen });
    for (const name of ['Countries', 'PolicyEnd']) expect(html).not.toContain(`data-field="${name}"`);
    expect(html).toContain('Poliçe 01.12.2026 – 01.12.2027 arasında geçerli olur.');
    expect(html).toContain('en çok 92 gün');
  });

  test('for one journey the policy holds until the return, and no period is told before it is chosen', async () => {
    const seen = { fam: [self], TripKind: '1', PolicyStart: '01/12/2026' };
    expect(await draw({ step: 'trip', seen })).not.toContain('arasında geçerli olur');
    expect(await draw({ step: 'trip', seen: { ...seen, PolicyEnd: '10/12/2026' } })).toContain(
      'Poliçe 01.12.2026 – 10.12.2026 arasında geçerli olur.',
    );
  });

  test('without travellers leads back; who has a passport only travels alone and can add others', async () => {
    expect(await draw({ step: 'trip' })).not.toContain('<form');
    const html = await draw({ step: 'trip', quotation: exampleTrip({ IdentityKind: 'passport' }) });
    expect(html).toContain('Yolcular: 1 kişi');
    expect(html).toContain('Yolcu ekle');
  });

  test('days that do not fit each other are told at once', async () => {
    const noteOf = async (PolicyStart: string, PolicyEnd: string) => {
      const { prelude } = await prerender(periodNote({ PolicyStart, PolicyEnd }));
      return new Response(prelude).text();
    };
    expect(await noteOf('10/12/2026', '01/12/2026')).toContain('Dönüş günü gidişten sonra olmalıdır');
    expect(await noteOf('01/12/2026', '01/12/2027')).toContain('en çok 180 gün');
    expect(await noteOf('01/12/2026', '10/12/2026')).toBe('');
    expect(await noteOf('01/12/2026', '')).toBe('');
  });
});

describe('travellers that were told', () => {
  const told = (seen: FormValues | undefined, given: Parameters<typeof exampleTrip>[0] = {}) =>
    toldTravellers({ quotation: exampleTrip(given), seen, today });

  test('are taken from this page, or from what was sent; else nobody is', () => {
    expect(told({ fam: [self, spouse] })).toEqual({ fam: [self, spouse] });
    expect(told(undefined, { Answers: { fam: [{ individual: 1, Relation: '1' }] } })).toEqual({ fam: [self] });
    expect(told(undefined)).toBeUndefined();
    expect(told(undefined, { IdentityKind: 'passport' })).toEqual({ fam: [self] });
  });

  test('are not taken half', () => {
    expect(told({ fam: [self, { ...spouse, NationalNumber: '' }] })).toBeUndefined();
    expect(told({ fam: [] }, { IdentityKind: 'passport' })).toBeUndefined();
  });

  test('are sent with the journey, and the call takes both', () => {
    const journey = {
      Region: '1',
      TripKind: '1',
      Countries: ['DE'],
      PolicyStart: '2026-12-01',
      PolicyEnd: '2026-12-10',
    };
    const model = { ...told({ fam: [self, spouse] }), ...journey, Purpose: '1', Sport: false };
    const sent = updateOf({ quotation: exampleTrip(), model });
    expect(sent).toEqual({ HeaderGuid: exampleTrip().HeaderGuid, ...model });
    expect(calls.tripUpdateInfo.request.safeParse(sent).success).toBe(true);
  });
});

test('a journey of yesterday has other days today, and all else comes back', () => {
  const Answers = { Region: '2', PolicyStart: '2026-11-15', PolicyEnd: '2026-11-20' } as const;
  const fields = ['PolicyStart', 'PolicyEnd', 'Region'].map(
    (name) => ({ kind: name === 'Region' ? 'textInput' : 'datePicker', name, label: name }) as const,
  );
  expect(startAnswers(fields, exampleTrip({ Answers }), today)).toEqual({
    PolicyStart: '',
    PolicyEnd: '',
    Region: '2',
  });
});

test('the summary tells where and how many', () => {
  const none = { typed: () => '', model: undefined, quotation: undefined, answers: undefined };
  expect(tripFlow.insuredRows(none)).toEqual([]);
  expect(tripFlow.insuredRows({ ...none, answers: { Region: '1', fam: [self, spouse] } })).toEqual([
    { name: 'Bölge', value: 'Schengen ülkeleri' },
    { name: 'Yolcular', value: '2 kişi' },
  ]);
});
