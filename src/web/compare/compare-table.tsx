import type { ReactNode } from 'react';
import { compareTexts as words } from '#messages/compare.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { classNames } from '../ui/class-names.ts';
import type { Column } from './columns.ts';

type TableRow = {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (offer: OfferView) => ReactNode;
};

export type TableGroup = {
  readonly key: string;
  readonly title: string | undefined;
  readonly highlighted: boolean;
  readonly rows: readonly TableRow[];
};

type CompareTableProps = {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly head: (column: Column) => ReactNode;
  readonly groups: readonly TableGroup[];
};

/** A title spans no more columns than a phone shows, or it would make room for those that are hidden. */
const shownOnPhone = 2;

/** On a phone two columns are shown, on paper all of them. */
const columnClasses = ({ onPhone }: Column) => (onPhone ? '' : 'max-desktop:hidden print:table-cell');

/** Offers in columns; the names of the rows stay in sight when the columns need more room than there is. */
export function CompareTable({ caption, columns, head, groups }: CompareTableProps) {
  return (
    <div className="relative @4xl:overflow-visible overflow-x-auto print:overflow-visible">
      <table className="w-full table-fixed border-collapse text-left text-small desktop:min-w-4xl print:min-w-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 w-[31%] bg-paper p-2 align-bottom desktop:w-56 @4xl:top-18 print:static"
            >
              <span className="sr-only">{words.row}</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.offer.id}
                scope="col"
                className={classNames(
                  'bg-paper p-2 align-top font-normal @4xl:sticky @4xl:top-18 print:static',
                  columnClasses(column),
                )}
              >
                {head(column)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key} className="border-line border-t">
            {group.title && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={Math.min(columns.length, shownOnPhone) + 1}
                  className="px-2 pt-5 pb-1 font-semibold text-base"
                >
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={row.key} className={classNames('border-line border-b', group.highlighted && 'bg-warning-soft')}>
                <th
                  scope="row"
                  className={classNames(
                    'sticky left-0 hyphens-auto p-2 align-top font-medium print:static',
                    group.highlighted ? 'bg-warning-soft' : 'bg-paper',
                  )}
                >
                  {row.label}
                </th>
                {columns.map((column) => (
                  <td key={column.offer.id} className={classNames('p-2 align-top tabular-nums', columnClasses(column))}>
                    {row.cell(column.offer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
