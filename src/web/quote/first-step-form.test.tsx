import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { flowAt, flows } from '#catalog/flows/index.ts';
import { exampleQuotation } from '#testing/example-quotation.ts';
import { hideNumber } from '../ui/hide-number.ts';
import { FirstStepForm } from './first-step-form.tsx';
import { knownSoFar } from './known-so-far.ts';
import { QuoteProgress } from './quote-progress.tsx';
import { QuoteSummary } from './quote-summary.tsx';

const submit = () => undefined;

/** Some fields of a step come late. */
const draw = async (step: ReactNode) => new Response((await prerender(step)).prelude).text();

describe('first step', () => {
  test.each(flows.map((flow) => [flow.path, flow] as const))('%s renders as a plain post form', async (path, flow) => {
    const html = await draw(<FirstStepForm flow={flow} action={path} submitText="Devam" onSubmit={submit} />);
    expect(html).toContain(`<form method="post" action="${path}"`);
    expect(html).toContain('name="Phone"');
    expect(html).toContain('autocomplete="tel"');
    expect(html).not.toContain('style=');
  });

  test('a posted step comes back filled, with its errors beside the fields', async () => {
    const html = await draw(
      <FirstStepForm
        flow={flowAt('/outgoing/teklif')}
        action="/outgoing/teklif"
        posted={{ PassportType: '2', PassportNumber: 'U12' }}
        problems={[{ path: ['Phone'], message: 'Lütfen telefon numarası giriniz.' }]}
        submitText="Devam"
        onSubmit={submit}
      />,
    );
    expect(html).toContain('value="U12"');
    expect(html).not.toContain('name="NationalNumber"');
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="[^"]+-error"/);
    expect(html).toContain('Lütfen telefon numarası giriniz.');
    expect(html).toMatch(/role="alert".*href="#[^"]+Phone"/);
  });
});

test('a plate that only the quotation knows stands in the summary', () => {
  const quotation = exampleQuotation({ Vehicle: null, VehicleSearch: 'notFound' });
  const known = knownSoFar({
    flow: flowAt('/trafik/kasko-teklif'),
    values: {},
    model: undefined,
    quotation,
    answers: undefined,
  });
  expect(known.insured).toEqual([{ name: 'Plaka', value: '34 ABC 123' }]);
});

test('who is insured is called by the name that was found, also where the number was typed', () => {
  const quotation = exampleQuotation({});
  const flow = flowAt('/trafik/kasko-teklif');
  const model = { NationalNumber: '11111111110' };
  const whoOf = (found: typeof quotation | undefined) =>
    knownSoFar({ flow, values: {}, model, quotation: found, answers: undefined }).who;
  expect(whoOf(undefined)).toBe('•••••••1110');
  expect(whoOf(quotation)).toBe('Deniz Örnek');
});

test('the progress names every step, marks the current one and leads back to those behind', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QuoteProgress
        way={flowAt('/yabancisaglik/asyncteklif')}
        current="offers"
        addressOf={(step) => (step === 'identity' ? '/yabancisaglik/asyncteklif' : undefined)}
      />
    </MemoryRouter>,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="/yabancisaglik/asyncteklif"');
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toContain('Teklifler');
});

test('the summary hides most of the number and shows the plate in plain capitals', () => {
  const flow = flowAt('/trafik/kasko-teklif');
  const values = { NationalNumber: '11111111110', LicensePlateNumber: '34 ILK 12' };
  const known = knownSoFar({ flow, values, model: undefined, quotation: undefined, answers: undefined });
  const html = renderToStaticMarkup(<QuoteSummary line="kasko" known={known} insurerCount={10} step={flow.steps[0]} />);
  expect(html).toContain('•••••••1110');
  expect(html).toContain('34 ILK 12');
  expect(hideNumber(undefined)).toBe('');
});
