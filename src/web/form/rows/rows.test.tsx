import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ListInputs as ListField } from '#catalog/fields/field.ts';
import type { FieldValue, ListRow } from '#catalog/fields/values.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldViewContext } from '../field-view-context.ts';
import { ListInputs } from '../kinds/list-inputs.tsx';
import { TogetherContext } from '../together.ts';
import { addable, asInRow, canAdd, cellValues, inRow, rowErrors, rowsIn, withCell, without } from './row-list.ts';
import { type RowViews, RowViewsContext } from './row-view.ts';

const list: ListField = {
  kind: 'listInputs',
  name: 'fam',
  label: 'Aile bireyleri',
  addLabel: 'Birey ekle',
  rowLabel: 'Birey',
  maxRows: 2,
  fields: [
    { kind: 'textInput', name: 'Name', label: 'Ad', required: true, missing: 'nameMissing' },
    { kind: 'textInput', name: 'Note', label: 'Not', when: { field: 'Name', is: ['Ayşe'] } },
  ],
};
const row = (name: string): ListRow => ({ Name: name, Note: '', individual: 1 });

/** Stands in for the engine. */
function Stub({ field, id, value, error }: FieldProps<'textInput'>) {
  return <input id={id} name={field.name} defaultValue={String(value)} aria-label={error} />;
}

const whole = (value: FieldValue, error?: string, field = list) => (
  <FieldViewContext value={Stub as never}>
    <ListInputs
      field={field}
      id="fam"
      value={value}
      values={{}}
      error={error}
      disabled={false}
      focusRef={null}
      today="2026-11-15"
      onChange={() => undefined}
      onBlur={() => undefined}
      onOtherChange={() => undefined}
    />
  </FieldViewContext>
);

const draw = (...given: Parameters<typeof whole>) => renderToStaticMarkup(whole(...given));

describe('rows', () => {
  test('[F-02] cells change in their row only, and what the row is stays', () => {
    const rows = [row('Ayşe'), row('Can')];
    expect(withCell(rows, 1, 'Name', 'Cem')).toEqual([row('Ayşe'), { ...row('Can'), Name: 'Cem' }]);
    expect(without(rows, 0)).toEqual([row('Can')]);
    expect([rowsIn(undefined), rowsIn(''), rowsIn(rows)]).toEqual([[], [], rows]);
  });

  test('[F-02] rows are numbered, can be removed, and end at their count', () => {
    const html = draw([row('Ayşe'), row('Can')]);
    expect(html).toContain('aria-label="Birey 1 kaydını kaldır"');
    expect(html).toContain('aria-label="Birey 2 kaydını kaldır"');
    expect(html).not.toContain('Birey ekle');
    expect(html).toContain('En çok 2 kayıt eklenebilir.');
    expect(draw([])).toContain('Birey ekle');
    expect([canAdd(list, []), canAdd(list, [row('a'), row('b')])]).toEqual([true, false]);
  });

  test('[F-02] equal fields of two rows have ids and names of their own', () => {
    const html = draw([row('Ayşe'), row('Can')]);
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(['fam.0.Name', 'fam.0.Note', 'fam.1.Name']);
    expect(cellValues({ Job: 'other', JobOther: 'Dalgıç' }, 'Job', 'fam.0.Job')).toMatchObject({
      'fam.0.Job': 'other',
      'fam.0.JobOther': 'Dalgıç',
    });
    expect(inRow(list.fields[0] as never, 'fam', 3).name).toBe('fam.3.Name');
  });

  test('[F-02] once the form has looked, each row says what is wrong with it', () => {
    expect(rowErrors(list, row(''), '2026-11-15').get('Name')).toBe('Lütfen adınızı giriniz.');
    const html = draw([row('Ayşe'), row('')], 'Lütfen adınızı giriniz.');
    expect(html).toMatch(
      /name="fam.1.Name"[^>]*aria-label="Lütfen adınızı giriniz."|aria-label="Lütfen adınızı giriniz."[^>]*name="fam.1.Name"/,
    );
    expect(html).not.toContain('id="fam-error"');
    expect(draw([], 'Lütfen doldurun')).toContain('id="fam-error"');
    expect(draw([row('')])).not.toContain('Lütfen adınızı giriniz.');
  });

  test('[F-02] what is wrong with rows together is told in the row it is about, and gives way to what is wrong alone', () => {
    const together = [
      { path: ['fam', 1, 'Name'], message: 'Bu ad iki kez yazıldı.' },
      { path: ['other', 0, 'Name'], message: 'Başka listenin' },
    ];
    const drawTogether = (...given: Parameters<typeof whole>) =>
      renderToStaticMarkup(<TogetherContext value={together}>{whole(...given)}</TogetherContext>);
    const html = drawTogether([row('Ayşe'), row('Ayşe')], 'Bu ad iki kez yazıldı.');
    expect(html.match(/aria-label="Bu ad iki kez yazıldı."/g)).toHaveLength(1);
    expect(html).toMatch(/fam.1.Name"[^>]*aria-label|aria-label="Bu ad[^>]*fam.1.Name/);
    expect(html).not.toContain('Başka listenin');
    expect(drawTogether([row('Ayşe'), row('')], 'x')).not.toContain('Bu ad iki kez yazıldı.');
    expect(drawTogether([row('Ayşe'), row('Ayşe')])).not.toContain('Bu ad iki kez yazıldı.');
  });

  test('[F-02] a row may want an answer that not every row must give', () => {
    const [name, note] = list.fields;
    if (!name || !note) throw new Error('The list has two fields');
    expect(asInRow(note, list, ['Note'])).toEqual({ ...note, required: true });
    expect(asInRow(note, list, [])).toBe(note);
    expect(asInRow(name, { ...list, readOnly: true }, [])).toEqual({ ...name, readOnly: true });
  });

  const family: ListField = {
    ...list,
    maxRows: 4,
    presets: [
      { label: 'Beni de ekle', answers: { Relation: '1' }, once: true },
      { label: 'Çocuk ekle', answers: { Relation: '3' } },
    ],
  };
  const self: ListRow = { ...row('Ayşe'), Relation: '1' };
  const child: ListRow = { ...row('Can'), Relation: '3' };

  test('[F-02] ways to add a row that is partly answered stand in place of the one way, each as long as it is open', () => {
    const labels = (rows: readonly ListRow[]) => addable(family, rows).map(({ label }) => label);
    expect(labels([])).toEqual(['Beni de ekle', 'Çocuk ekle']);
    expect(labels([self, child])).toEqual(['Çocuk ekle']);
    expect(labels([child])).toEqual(['Beni de ekle', 'Çocuk ekle']);
    expect(draw([child], undefined, family)).toMatch(/Beni de ekle<\/button>.*Çocuk ekle<\/button>/s);
    expect(draw([self], undefined, family)).not.toContain('Beni de ekle');
  });

  test('[F-02] a row may have a name, facts in place of fields, notes below them, and still a way out', () => {
    const views: RowViews = (_list, { Relation }) =>
      Relation === '1'
        ? {
            title: 'Siz',
            facts: [{ name: 'Ad soyad', value: 'Ayşe Örnek' }],
            hidden: ['Name'],
            notes: { Note: 'Kimse görmez', Name: 'Sorulmayanın notu' },
          }
        : undefined;
    const html = renderToStaticMarkup(
      <RowViewsContext value={views}>{whole([self, child], undefined, family)}</RowViewsContext>,
    );
    expect(html).toContain('Ayşe Örnek');
    expect(html).toMatch(/name="fam.0.Note"[^>]*>Kimse görmez/);
    expect(html).not.toContain('Sorulmayanın notu');
    expect(html).toContain('aria-label="Siz kaydını kaldır"');
    expect(html).toContain('aria-label="Birey 2 kaydını kaldır"');
    expect([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['fam.0.Note', 'fam.1.Name']);
  });
});
