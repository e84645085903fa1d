import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { type ListRow, newRow } from '#catalog/fields/values.ts';
import { rowMessages } from '#messages/rows.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { FieldLabel } from '../field-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { describedBy } from '../input-attributes.ts';
import { useLeave } from '../panel/use-leave.ts';
import { AddRow } from '../rows/add-row.tsx';
import { RowGroup } from '../rows/row-group.tsx';
import { askedIn, canAdd, rowErrors, rowsIn, withCell, without } from '../rows/row-list.ts';
import { type RowView, useRowViews } from '../rows/row-view.ts';
import { useLeftCells } from '../rows/use-left-cells.ts';
import { useRowFocus } from '../rows/use-row-focus.ts';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { useRowProblems } from '../together.ts';

const nothingWrong: ReadonlyMap<string, string> = new Map();

export function ListInputs(props: FieldProps<'listInputs'>) {
  const { field, id, value, onChange, onBlur, error, disabled, focusRef, today } = props;
  const rows = rowsIn(value);
  const { keys, next, removeKey } = useRowKeys(rows.length);
  const cells = useLeftCells(field);
  const togetherIn = useRowProblems(field.name);
  const [said, setSaid] = useState('');
  const whole = useLeave<HTMLFieldSetElement>(onBlur);
  const addButton = useRef<HTMLButtonElement>(null);
  const focus = useRowFocus(addButton);
  useImperativeHandle(focusRef, () => (addButton.current ?? whole.current) as HTMLElement);

  /** Two fields may change before the form draws either, as when a file is read while somebody types. */
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const change = (next: readonly ListRow[]) => {
    latest.current = next;
    onChange(next);
  };

  const views = useRowViews();
  const viewOf = (row: ListRow, index: number): RowView & { readonly title: string } => ({
    title: rowMessages.title(field.rowLabel, index + 1),
    ...views(field.name, row, index + 1),
  });
  const add = (answers: Readonly<Record<string, string>>) => {
    const added = { ...newRow(field), ...answers };
    const { title, hidden } = viewOf(added, rows.length);
    change([...rows, added]);
    setSaid(rowMessages.added(title));
    if (askedIn(field, added, hidden).length > 0) focus.toField(next);
    else focus.toRow(next);
  };
  const remove = (index: number) => {
    removeKey(index);
    change(without(rows, index));
    setSaid(rowMessages.removed(viewOf(rows[index] ?? {}, index).title));
    focus.toRow(without(keys, index)[Math.min(index, rows.length - 2)]);
  };
  /** A row tells what is wrong with a field once it was left, and with all of them once the form has looked. */
  const errorsOf = (index: number) => {
    const row = rows[index];
    const wrong = row ? new Map([...togetherIn(index), ...rowErrors(field, row, today)]) : nothingWrong;
    return error ? wrong : new Map([...wrong].filter(([name]) => cells.isLeft(keys[index], name)));
  };
  const told = rows.some((_, index) => errorsOf(index).size > 0);
  const ownError = told ? undefined : error;
  const open = canAdd(field, rows);
  return (
    <fieldset
      ref={whole}
      id={id}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={describedBy(id, { help: field.help, error: ownError })}
    >
      <FieldLabel id={id} as="legend" label={field.label} help={field.help} required={field.required} />
      <div className="mt-3 grid grid-cols-1 gap-4">
        {rows.map((row, index) => {
          const key = keys[index] ?? index;
          return (
            <RowGroup
              key={key}
              list={field}
              listId={id}
              rowKey={key}
              place={index}
              view={viewOf(row, index)}
              row={row}
              errors={errorsOf(index)}
              disabled={disabled}
              today={today}
              ref={focus.reach(key, 'whole')}
              firstRef={focus.reach(key, 'field')}
              onCell={(name, cell) => {
                change(withCell(latest.current, index, name, cell));
                cells.answer(key, name, cell);
              }}
              onLeft={(name) => cells.leave(key, name)}
              onRemove={() => remove(index)}
            />
          );
        })}
        {!field.readOnly && open && <AddRow ref={addButton} list={field} rows={rows} disabled={disabled} onAdd={add} />}
        {field.maxRows !== undefined && !open && (
          <p className="text-ink-soft text-small">{rowMessages.limit(field.maxRows)}</p>
        )}
      </div>
      <output className="sr-only">{said}</output>
      <FieldError id={`${id}-error`} error={ownError} />
    </fieldset>
  );
}
