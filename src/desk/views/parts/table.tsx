import type { ReactNode } from 'react';
import { deskTexts as words } from '#messages/desk.ts';
import { classNames } from '#web/ui/class-names.ts';
import { listAddress } from './list-address.ts';

export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Values of the field Sort by which the server sorts: first this column rising, then falling. */
  readonly sort?: { readonly up: string; readonly down: string };
  readonly align?: 'right';
};

type TableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Of the screen, for the links that sort. */
  readonly address?: string;
  readonly sorted?: string;
  /** Said in place of rows. */
  readonly empty?: string;
};

type Sorting = { readonly address: string; readonly sorted: string | undefined };

function Head<Row>({ column, address, sorted }: { readonly column: Column<Row> } & Sorting) {
  const { name, sort, align } = column;
  const direction = sort?.up === sorted ? 'ascending' : sort?.down === sorted ? 'descending' : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames('px-3 py-2 font-semibold', align === 'right' ? 'text-right' : 'text-left')}
    >
      {sort ? (
        <a
          href={listAddress(address, { Sort: direction === 'descending' ? sort.up : sort.down, Page: undefined })}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {name}
          {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
          {direction && (
            <span className="sr-only"> ({direction === 'ascending' ? words.sortedUp : words.sortedDown})</span>
          )}
        </a>
      ) : (
        name
      )}
    </th>
  );
}

/** What scrolls on a narrow screen must be reached by the keyboard too. */
const reachable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

/** Rows that the server sorted, filtered and paged. */
export function Table<Row>({ caption, columns, rows, keyOf, address = '/', sorted, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p className="rounded-card bg-paper p-5 text-ink-soft">{empty ?? words.empty}</p>;
  return (
    <div {...reachable(caption)} className="relative overflow-x-auto rounded-card border border-line bg-paper">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b bg-mist text-ink-soft">
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} address={address} sorted={sorted} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line border-b last:border-b-0">
              {columns.map(({ name, cell, align }) => (
                <td
                  key={name}
                  className={classNames('px-3 py-2 align-top', align === 'right' && 'text-right tabular-nums')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
