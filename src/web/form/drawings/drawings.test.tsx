import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldDrawings } from '#catalog/fields/drawings.ts';
import { imeiNumber } from '#catalog/risks/device/imei.ts';
import { chipNumber } from '#catalog/risks/pet/chip.ts';
import { addressCode, oldPolicyNumber } from '#catalog/risks/property/search.ts';
import { documentFields } from '#catalog/risks/vehicle/search.ts';
import { drawingTexts } from '#messages/drawings.ts';
import { drawings } from './drawings.tsx';
import { FindIt } from './find-it.tsx';

test('every drawing belongs to a number that people search for', () => {
  const asked = [...documentFields, addressCode, oldPolicyNumber, imeiNumber, chipNumber];
  expect(new Set(asked.flatMap(({ drawing }) => drawing ?? []))).toEqual(new Set(fieldDrawings));
});

test('the licence shows Seri and No, each with what is written there', () => {
  const html = renderToStaticMarkup(drawings.licence());
  for (const shown of ['Seri', 'AB', 'No', '123456']) expect(html).toContain(`>${shown}</text>`);
});

test.each(fieldDrawings)('what the drawing of %s shows is also said', (name) => {
  expect(renderToStaticMarkup(drawings[name]())).toContain('aria-hidden="true"');
  expect(drawingTexts[name].about.length).toBeGreaterThan(40);
});

test('it is closed until somebody searches, and says what it opens', () => {
  const html = renderToStaticMarkup(<FindIt name="imei" label="IMEI numarası" />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('IMEI numarası nerede yazar?');
  expect(html).not.toContain('<svg viewBox="0 0 320');
});
