import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type HostContext, hostContext } from '../../page/host-context.ts';
import { loader } from '../../routes/gallery.tsx';
import { liveForm, masksForm } from './forms.ts';
import { samples } from './samples.ts';

function open(galleryOpen: boolean) {
  const context = new RouterContextProvider(new Map([[hostContext, { galleryOpen } as HostContext]]));
  return () => loader({ context } as unknown as Parameters<typeof loader>[0]);
}

test('the gallery opens only where it is meant to; elsewhere its address is unknown content', () => {
  expect(open(true)()).toBeNull();
  let answer: unknown;
  try {
    open(false)();
  } catch (thrown) {
    answer = thrown;
  }
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get('location')).toBe('/404');
});

test('[F-01] [F-05] the live form holds all fifteen kinds, the other the nine masks of the form kit and that of a card’s expiry', () => {
  const kinds = new Set(liveForm.steps[0]?.fields.map((field) => field.kind));
  kinds.add('formMask');
  expect([...kinds].sort()).toEqual(Object.keys(samples).sort());
  expect(masksForm.steps[0]?.fields).toHaveLength(10);
});
