import { describe, expect, test } from 'vitest';
import type { FormValues } from '#catalog/fields/values.ts';
import { FormStore } from './form-store.ts';

const missing = 'Lütfen doldurun';
const judge = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === '' ? [[name, missing]] : [])));
const storeOf = (values: FormValues) => new FormStore(values, judge);
const send = (store: FormStore) =>
  new Promise<FormValues | 'wrong'>((resolve, reject) => {
    store
      .submit(
        async (values) => resolve(values),
        () => resolve('wrong'),
      )
      .catch(reject);
  });

describe('when a field is judged', () => {
  test('not while it is filled for the first time, but once it was left, and from then on with every change', () => {
    const store = storeOf({ name: 'A' });
    store.change('name', '');
    expect(store.state.errors).toEqual({});
    store.leave('name');
    expect(store.state.errors).toEqual({ name: missing });
    store.change('name', 'B');
    expect(store.state.errors).toEqual({});
    store.change('name', '');
    expect(store.state.errors).toEqual({ name: missing });
  });

  test('with every change once the form was sent, of all fields; leaving them says nothing new', async () => {
    const store = storeOf({ name: '', phone: '' });
    expect(await send(store)).toBe('wrong');
    expect(store.state).toEqual({ errors: { name: missing, phone: missing }, isSubmitting: false, submitCount: 1 });
    store.change('name', 'A');
    expect(store.state.errors).toEqual({ phone: missing });
    store.setValue('name', '');
    store.leave('name');
    expect(store.state.errors).toEqual({ phone: missing });
  });

  test('at once where its answer was chosen elsewhere, and never where it is only written', () => {
    const store = storeOf({ name: 'A', phone: '5' });
    store.answer('name', '');
    store.setValue('phone', '');
    expect(store.state.errors).toEqual({ name: missing });
    store.clearErrors(['name']);
    expect(store.state.errors).toEqual({});
  });
});

describe('what a form tells', () => {
  test('each listener hears which value changed, and of its state only what is new', () => {
    const store = storeOf({ name: '', phone: '' });
    const heard: string[] = [];
    const forget = store.onValue((name) => heard.push(name));
    let states = 0;
    store.onState(() => {
      states += 1;
    });
    store.leave('name');
    store.recheck(['name']);
    expect(states).toBe(1);
    store.setValue('phone', '5');
    forget();
    store.setValue('phone', '55');
    expect(heard).toEqual(['phone']);
    expect(store.values).toEqual({ name: '', phone: '55' });
  });
});

describe('a form that is sent', () => {
  test('is under way until whoever took the values is done, and counts the try then', async () => {
    const store = storeOf({ name: 'A' });
    const done = Promise.withResolvers<void>();
    const sent = store.submit(
      () => done.promise,
      () => undefined,
    );
    expect(store.state).toMatchObject({ isSubmitting: true, submitCount: 0 });
    done.resolve();
    await sent;
    expect(store.state).toMatchObject({ isSubmitting: false, submitCount: 1 });
  });

  test('is over too where that failed, and says so', async () => {
    const store = storeOf({ name: 'A' });
    const failed = store.submit(
      () => Promise.reject(new Error('away')),
      () => undefined,
    );
    await expect(failed).rejects.toThrow('away');
    expect(store.state).toMatchObject({ isSubmitting: false, submitCount: 1 });
  });
});
