import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Field, FormDefinition } from '#catalog/fields/field.ts';
import { Form } from './form.tsx';
import { errorsOf, judgeOf } from './judge-of.ts';

const formOf = (...fields: Field[]): FormDefinition => ({ id: 'test', steps: [{ key: 'one', title: 'Bir', fields }] });
const render = (definition: FormDefinition, props: Partial<Parameters<typeof Form>[0]> = {}) =>
  renderToStaticMarkup(<Form definition={definition} submitLabel="Gönder" onSubmit={() => undefined} {...props} />);

const name: Field = { kind: 'textInput', name: 'Name', label: 'Ad', help: 'Poliçeye yazılır.', required: true };
const phone: Field = { kind: 'formMask', mask: 'phoneNumber', name: 'Phone', label: 'Telefon' };

describe('the form in the server’s HTML', () => {
  test('label, help and error are tied to their field', () => {
    const html = render(formOf(name), { problems: [{ path: ['Name'], message: 'Lütfen doldurun' }] });
    const id = /<input [^>]* id="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<label for="${id}"`);
    expect(html).toContain(`aria-describedby="${id}-help ${id}-error"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(new RegExp(`role="alert".*href="#${id}"`));
  });

  test('every typed field says what its keyboard is for', () => {
    const html = render(formOf(name, phone));
    expect(html).toMatch(/enterKeyHint="next".*enterKeyHint="go"/);
    expect(html).toMatch(/inputmode="tel"/);
    expect(html).toContain('autocomplete="tel"');
    expect(html).not.toContain('maxLength');
  });

  test('a form that somebody submits before scripts run never writes into the address', () => {
    expect(render(formOf(name))).toContain('method="post"');
  });

  test('[F-03] a loading form has a busy, disabled button; a disabled form a disabled one', () => {
    expect(render(formOf(name), { loading: true })).toMatch(/<button type="submit"[^>]*disabled [^>]*aria-busy="true"/);
    expect(render(formOf(name), { disabled: true })).toMatch(/<button type="submit"[^>]* disabled[ >]/);
    const own = formOf(name, { kind: 'button', name: 'send', label: 'Yolla' });
    expect(render(own).match(/<button type="submit"/g)).toHaveLength(1);
  });

  test('a conditional field is absent until its condition holds', () => {
    const conditional = formOf(name, { ...phone, when: { field: 'Name', is: ['Ayşe'] } });
    expect(render(conditional)).not.toContain('name="Phone"');
    expect(render(conditional, { values: { Name: 'Ayşe' } })).toContain('name="Phone"');
  });

  test('what stands before a field stands there only while the field is shown', () => {
    const conditional = formOf(name, { ...phone, when: { field: 'Name', is: ['Ayşe'] } });
    const before = { Name: <h3>Kişi</h3>, Phone: <h3>İletişim</h3> };
    expect(render(conditional, { before })).toMatch(/Kişi.*name="Name"/);
    expect(render(conditional, { before })).not.toContain('İletişim');
  });

  test('a step is asked by its key', () => {
    const steps = { id: 'two', steps: [...formOf(name).steps, { key: 'two', title: 'İki', fields: [phone] }] };
    expect(render(steps, { step: 'two' })).not.toContain('name="Name"');
  });
});

describe('what the form judges by', () => {
  test('[V-13] tells the first problem of each field', () => {
    const judge = judgeOf([name, { ...phone, required: true, missing: 'phoneMissing' }]);
    expect(judge({ Name: '', Phone: '' })).toEqual({
      Name: 'Lütfen doldurun',
      Phone: 'Lütfen telefon numarası giriniz.',
    });
  });

  test('a list is as wrong as its first wrong row', () => {
    expect(
      errorsOf([
        { path: ['fam', 0, 'Name'], message: 'ilk' },
        { path: ['fam', 1, 'Name'], message: 'ikinci' },
      ]),
    ).toEqual({ fam: 'ilk' });
  });
});
