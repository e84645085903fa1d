import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SelectBox as SelectField } from '#catalog/fields/field.ts';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';
import { SelectBox } from '../kinds/select-box.tsx';
import { choiceNamed, choicesFor, chosenAmong, chosenIds, picked } from './choices.ts';
import { listHeight, nextRow, rowHeight, rowsAround, scrollToRow } from './rows.ts';
import { SelectControl } from './select-control.tsx';
import { leftOf, outlives } from './use-dependent-choice.ts';
import { useSelect } from './use-select.ts';

const cities = [
  { id: '76', name: 'Iğdır' },
  { id: '34', name: 'İstanbul' },
  { id: '35', name: 'İzmir' },
];
const field = (given: Partial<SelectField> = {}): SelectField => ({
  kind: 'selectBox',
  name: 'CityCode',
  label: 'İl',
  source: { choices: cities },
  ...given,
});

describe('select list', () => {
  test('[F-04] the list is 256 high and a row 24', () => {
    expect([listHeight, rowHeight]).toEqual([256, 24]);
  });

  test('[F-04] of 10,000 options only those around the sight are drawn', () => {
    expect(rowsAround(0, 10_000)).toEqual({ from: 0, to: 19 });
    const { from, to } = rowsAround(120_000, 10_000);
    expect([from, to]).toEqual([4992, 5019]);
    expect(rowsAround(240_000, 12)).toEqual({ from: 4, to: 12 });
    expect(rowsAround(0, 0)).toEqual({ from: 0, to: 0 });
  });

  test('[F-04] a row that is reached by key scrolls into sight, and no further', () => {
    expect(scrollToRow(3, 0, 256)).toBe(0);
    expect(scrollToRow(20, 0, 256)).toBe(248);
    expect(scrollToRow(2, 248, 256)).toBe(48);
  });

  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 99, 0],
    ['ArrowUp', 0, 99],
    ['ArrowUp', -1, 99],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['PageDown', 50, 60],
    ['PageDown', 95, 99],
    ['PageUp', 5, 0],
    ['a', 5, undefined],
  ])('[F-04] %s leads from %i to %s of a hundred', (key, active, row) => {
    expect(nextRow(key, active, 100)).toBe(row);
  });

  test('[F-04] "other" stands last and stays in sight whatever is searched', () => {
    const names = (query: string) => choicesFor(cities, query, { other: true }).map(({ name }) => name);
    expect(names('igdir')).toEqual(['Iğdır', 'Diğer']);
    expect(names('yok böyle')).toEqual(['Diğer']);
    expect(choicesFor(cities, 'yok böyle', {})).toEqual([]);
  });

  test('[F-04] one pick replaces, many picks gather and a second pick takes back', () => {
    expect(picked(field(), ['34'], '35')).toBe('35');
    expect(picked(field({ multiple: true }), ['34'], '35')).toEqual(['34', '35']);
    expect(picked(field({ multiple: true }), ['34', '35'], '34')).toEqual(['35']);
    expect([chosenIds('34'), chosenIds(''), chosenIds(['34', '35']), chosenIds(undefined)]).toEqual([
      ['34'],
      [],
      ['34', '35'],
      [],
    ]);
    expect(chosenAmong(['35', '99', '76'], cities, field())).toEqual([cities[2], cities[0]]);
  });

  test('[F-04] a name written out is taken, a part of it is not', () => {
    expect([choiceNamed(cities, 'ISTANBUL')?.id, choiceNamed(cities, 'istan'), choiceNamed(cities, ' ')]).toEqual([
      '34',
      undefined,
      undefined,
    ]);
  });
});

describe('select field', () => {
  const propsOf = (given: Partial<SelectField>, value: FieldValue, values: FormValues = {}, error?: string) => ({
    field: field(given),
    id: 'il',
    value,
    values,
    error,
    disabled: false,
    focusRef: null,
    today: '2026-11-15',
    onChange: () => undefined,
    onBlur: () => undefined,
    onOtherChange: () => undefined,
  });
  type Drawn = ReturnType<typeof propsOf>;
  /** As it stands once scripts run. */
  function Live(props: Drawn) {
    const input = useRef<HTMLInputElement>(null);
    return <SelectControl {...props} select={useSelect(props)} input={input} />;
  }
  const drawLive = (...given: Parameters<typeof propsOf>) => renderToStaticMarkup(<Live {...propsOf(...given)} />);
  const drawServed = (...given: Parameters<typeof propsOf>) =>
    renderToStaticMarkup(<SelectBox {...propsOf(...given)} />);

  test('[F-04] a combobox with its help and error', () => {
    const html = drawLive({ required: true, help: 'Ruhsattaki il' }, '', {}, 'Lütfen doldurun');
    expect(html).toMatch(/<input [^>]*id="il"[^>]*role="combobox"/);
    expect(html).toContain('aria-describedby="il-help il-error"');
    expect(html).toMatch(/aria-expanded="false".*aria-required="true".*aria-invalid="true"/);
  });

  test('[F-04] shows the chosen name, or chips that can be taken away', () => {
    expect(drawLive({}, '34')).toContain('value="İstanbul"');
    const html = drawLive({ multiple: true }, ['34', '76']);
    expect(html).toContain('aria-label="İstanbul seçimini kaldır"');
    expect(html).toContain('aria-label="Iğdır seçimini kaldır"');
    expect(drawLive({ multiple: true, readOnly: true }, ['34'])).not.toContain('seçimini kaldır');
  });

  test('[F-04] can be cleared only where that is allowed and there is something to clear', () => {
    expect(drawLive({ clearable: true }, '34')).toContain('aria-label="Seçimi temizle"');
    expect(drawLive({ clearable: true }, '')).not.toContain('Seçimi temizle');
    expect(drawLive({}, '34')).not.toContain('Seçimi temizle');
  });

  test('[F-04] the list may be years from a start to the current one', () => {
    expect(drawServed({ source: { yearsFrom: 2020 } }, '2021')).toMatch(/<option value="2021" selected>2021/);
  });

  test('before scripts run a native select stands in, under the same label', () => {
    const html = drawServed({ help: 'Ruhsattaki il' }, '34', {}, 'Lütfen doldurun');
    expect(html).toMatch(/<label for="il".*<select id="il" name="CityCode"/);
    expect(html).toContain('<option value="34" selected>İstanbul</option>');
    expect(html).toMatch(/aria-invalid="true" aria-describedby="il-help il-error"/);
  });

  test('[F-04] "other" brings a free text, and the error is its own', () => {
    const html = drawServed({ other: true, required: true }, 'other', { CityCodeOther: 'Lefkoşa' }, 'Lütfen doldurun');
    expect(html).toMatch(/<input [^>]*name="CityCodeOther"/);
    expect(html).toContain('value="Lefkoşa"');
    expect(html).toContain('aria-describedby="il-other-error"');
    expect(html).not.toContain('id="il-error"');
  });
});

test('a choice outlives a change of its list only where the list holds the same one', () => {
  const corolla = { id: '1001', name: 'Corolla 1.5' };
  expect(outlives(corolla, { ...corolla })).toBe(true);
  expect(outlives(corolla, { id: '1001', name: 'Focus 1.5' })).toBe(false);
  expect(outlives(corolla, undefined)).toBe(false);
  expect(outlives(undefined, corolla)).toBe(false);
});

test('[F-04] of several choices those are left that the new list holds too', () => {
  const [germany, japan] = [
    { id: 'DE', name: 'Almanya' },
    { id: 'JP', name: 'Japonya' },
  ];
  expect(leftOf(['DE', 'JP'], [germany, japan], [germany])).toEqual(['DE']);
  expect(leftOf(['JP'], [japan], [germany])).toEqual([]);
  expect(leftOf('JP', [japan], [germany])).toBe('');
  expect(leftOf('DE', [germany], [germany, japan])).toBe('DE');
});
