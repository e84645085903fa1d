import type { ReactNode } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { deskTexts as words } from '#messages/desk.ts';
import { fieldOfAddress } from './list-address.ts';

/** Chooses what a list shows, by its address. What it is sorted by stays. */
export function Filter({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const sort = fieldOfAddress(address, 'Sort');
  return (
    <form method="get" action={address.split('?')[0]} className="mb-4 flex flex-wrap items-end gap-3">
      {sort !== undefined && <input type="hidden" name="Sort" value={sort} />}
      {children}
      <button type="submit" className="button button-quiet">
        {words.filter}
      </button>
    </form>
  );
}

const box = 'mt-1 block min-h-11 rounded-field border border-field-line bg-paper px-2';

type FilterFieldProps = { readonly name: string; readonly label: string; readonly value: string };

export function FilterChoice({
  name,
  label,
  value,
  choices,
}: FilterFieldProps & { readonly choices: readonly Choice[] }) {
  return (
    <label className="text-small">
      {label}
      <select name={name} defaultValue={value} className={box}>
        {choices.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function FilterText({
  name,
  label,
  value,
  type = 'text',
}: FilterFieldProps & { readonly type?: 'date' | 'text' }) {
  return (
    <label className="text-small">
      {label}
      <input name={name} type={type} defaultValue={value} className={box} />
    </label>
  );
}
