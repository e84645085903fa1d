import { useState } from 'react';
import type { Field, FieldKind } from '#catalog/fields/field.ts';
import { emptyValue, type FieldValue } from '#catalog/fields/values.ts';
import { istanbulToday } from '#domain/dates.ts';
import { galleryKinds, galleryStates } from '#messages/gallery.ts';
import { ruleMessages } from '#messages/rules.ts';
import { FieldView } from '../field-view.tsx';
import { samples } from './samples.ts';

type State = keyof typeof galleryStates;

const states = Object.keys(galleryStates) as State[];
const kinds = Object.keys(galleryKinds) as FieldKind[];

/** One field in one state; it can be tried, and forgets when the page is left. */
function StateField({ kind, state }: { readonly kind: FieldKind; readonly state: State }) {
  const { field, filled } = samples[kind];
  const shown: Field = {
    ...field,
    name: `${field.name}-${state}`,
    required: state === 'error',
    readOnly: state === 'readOnly',
  };
  const isEmpty = state === 'empty' || state === 'error';
  const [value, setValue] = useState<FieldValue>(isEmpty ? emptyValue(field) : filled);
  const [today] = useState(() => istanbulToday(new Date()));
  return (
    <FieldView
      field={shown}
      id={`${kind}-${state}`}
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      error={state === 'error' ? ruleMessages.missing : undefined}
      disabled={state === 'disabled'}
      focusRef={null}
      today={today}
      values={{}}
      onOtherChange={() => undefined}
    />
  );
}

/** Every kind in every state. */
export function StateTable() {
  return (
    <div className="grid gap-8">
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h3 id={`kind-${kind}`} className="text-h4">
            {galleryKinds[kind]} <code className="font-normal text-ink-soft text-small">{kind}</code>
          </h3>
          <div className="mt-3 grid gap-5 sm:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-5">
            {states.map((state) => (
              <div key={state} className="min-w-0">
                <p className="mb-2 text-ink-soft text-small">{galleryStates[state]}</p>
                <StateField kind={kind} state={state} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
