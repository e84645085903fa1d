import { type ReactNode, type Ref, useMemo } from 'react';
import { type Field, type FieldKind, otherName } from '#catalog/fields/field.ts';
import type { FieldValue, ListRow } from '#catalog/fields/values.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFieldView } from '../field-view-context.ts';
import { cellValues, inRow } from './row-list.ts';

const wideKinds: ReadonlySet<FieldKind> = new Set(['textArea', 'switch', 'checkboxSingle', 'radioGroup', 'dragUpload']);

type RowCellProps = {
  readonly list: string;
  readonly listId: string;
  readonly rowKey: number;
  readonly field: Field;
  readonly row: ListRow;
  readonly error: string | undefined;
  readonly note: ReactNode;
  readonly disabled: boolean;
  readonly today: string;
  readonly focusRef: Ref<HTMLElement>;
  readonly onCell: (name: string, value: FieldValue) => void;
  readonly onLeft: (name: string) => void;
};

/** One field of a row, drawn by the engine. */
export function RowCell(props: RowCellProps) {
  const { list, listId, rowKey, field, row, error, note, disabled, today, focusRef, onCell, onLeft } = props;
  const FieldView = useFieldView();
  const own = useMemo(() => inRow(field, list, rowKey), [field, list, rowKey]);
  return (
    <div className={classNames('min-w-0', (field.wide || wideKinds.has(field.kind)) && '@md:col-span-2')}>
      <FieldView
        field={own}
        id={`${listId}-${rowKey}-${field.name}`}
        value={row[field.name]}
        values={cellValues(row, field.name, own.name)}
        onChange={(value) => onCell(field.name, value)}
        onOtherChange={(text) => onCell(otherName(field.name), text)}
        onBlur={() => onLeft(field.name)}
        error={error}
        disabled={disabled || field.disabled === true}
        focusRef={focusRef}
        today={today}
      />
      {note}
    </div>
  );
}
