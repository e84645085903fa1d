import type { Ref } from 'react';
import type { ListInputs } from '#catalog/fields/field.ts';
import type { FieldValue, ListRow } from '#catalog/fields/values.ts';
import { rowMessages } from '#messages/rows.ts';
import { Icon } from '../../ui/icon.tsx';
import { RowCell } from './row-cell.tsx';
import { RowFacts } from './row-facts.tsx';
import { asInRow, askedIn } from './row-list.ts';
import type { RowView } from './row-view.ts';

type RowGroupProps = {
  readonly list: ListInputs;
  readonly listId: string;
  readonly rowKey: number;
  /** Its place in the list, from nought. */
  readonly place: number;
  readonly view: RowView & { readonly title: string };
  readonly row: ListRow;
  readonly errors: ReadonlyMap<string, string>;
  readonly disabled: boolean;
  readonly today: string;
  readonly ref: Ref<HTMLFieldSetElement>;
  /** The first field, where the focus goes when the row is new. */
  readonly firstRef: Ref<HTMLElement>;
  readonly onCell: (name: string, value: FieldValue) => void;
  readonly onLeft: (name: string) => void;
  readonly onRemove: () => void;
};

/** One row of a list: its number, its fields and the way to take it out. */
export function RowGroup({
  list,
  listId,
  rowKey,
  place,
  view: { title, facts = [], hidden = [], required = [], notes = {} },
  row,
  errors,
  ref,
  firstRef,
  onRemove,
  ...rest
}: RowGroupProps) {
  const shown = askedIn(list, row, hidden).map((field) => asInRow(field, list, required));
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      data-row={place}
      className="@container min-w-0 rounded-card border border-line p-4"
    >
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-semibold">
          {title}
        </span>
        {!list.readOnly && (
          <button
            type="button"
            disabled={rest.disabled}
            aria-label={rowMessages.removeRow(title)}
            onClick={onRemove}
            className="-my-1 -mr-2 flex min-h-11 items-center gap-1.5 rounded-field px-2 font-medium text-ink-soft text-small hover:not-disabled:text-error"
          >
            <Icon name="trash" className="size-5" />
            {rowMessages.remove}
          </button>
        )}
      </div>
      {facts.length > 0 && <RowFacts facts={facts} />}
      <div className="mt-2 grid grid-cols-1 gap-4 empty:hidden @md:grid-cols-2">
        {shown.map((field, index) => (
          <RowCell
            key={field.name}
            {...rest}
            list={list.name}
            listId={listId}
            rowKey={rowKey}
            field={field}
            row={row}
            error={errors.get(field.name)}
            note={notes[field.name]}
            focusRef={index === 0 ? firstRef : null}
          />
        ))}
      </div>
    </fieldset>
  );
}
