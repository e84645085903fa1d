import type { Ref } from 'react';
import type { ListInputs } from '#catalog/fields/field.ts';
import type { ListRow } from '#catalog/fields/values.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { addable } from './row-list.ts';

type AddRowProps = {
  readonly list: ListInputs;
  readonly rows: readonly ListRow[];
  readonly disabled: boolean;
  /** Of the first way. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly onAdd: (answers: Readonly<Record<string, string>>) => void;
};

/** The ways to add a row. */
export function AddRow({ list, rows, disabled, ref, onAdd }: AddRowProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {addable(list, rows).map(({ label, answers }, index) => (
        <Button
          key={label}
          ref={index === 0 ? ref : null}
          variant="quiet"
          disabled={disabled}
          onClick={() => onAdd(answers)}
        >
          <Icon name="plus" className="size-5" />
          {label}
        </Button>
      ))}
    </div>
  );
}
