import { compareTexts as words } from '#messages/compare.ts';
import { offerName } from '../offer/offer-view.ts';
import { classNames } from '../ui/class-names.ts';
import { type Column, roomFor } from './columns.ts';
import type { CompareGroup } from './compare-rows.ts';
import { Cell } from './mark.tsx';
import type { CompareRow } from './row.ts';

type CompareTableProps = { readonly columns: readonly Column[]; readonly groups: readonly CompareGroup[] };

/** A title spans no more columns than a phone shows, or it would make room for those that are hidden. */
const shownOnPhone = 2;

/** Offers in columns, under the heads that stand above the table and name them for the eye. */
export function CompareTable({ columns, groups }: CompareTableProps) {
  const span = Math.min(columns.length, shownOnPhone) + 1;
  return (
    <div className="relative">
      <table className="w-full table-fixed border-collapse text-left text-small">
        <caption className="sr-only">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[30%] p-0 desktop:w-56 sm:w-36">
              <span className="sr-only">{words.row}</span>
            </th>
            {columns.map(({ offer, place }) => (
              <th key={offer.id} scope="col" className={classNames('p-0', roomFor(place).cell)}>
                <span className="sr-only">{offerName(offer)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.lead && <TitleRow span={span} title={group.lead} className="pt-5 text-lead" />}
            {group.title && <TitleRow span={span} title={group.title} className="pt-3 text-ink-soft" />}
            {group.rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type TitleRowProps = { readonly span: number; readonly title: string; readonly className: string };

function TitleRow({ span, title, className }: TitleRowProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className={classNames('px-1 pb-1 font-semibold sm:px-2', className)}>
        {title}
      </th>
    </tr>
  );
}

function Row({ row, columns }: { readonly row: CompareRow; readonly columns: readonly Column[] }) {
  return (
    <tr className={classNames('border-line border-y', row.highlighted && 'bg-warning-soft')}>
      <th scope="row" aria-label={row.label} className="hyphens-auto px-1 font-medium sm:px-2">
        <Label label={row.label} about={row.about} />
      </th>
      {columns.map(({ offer, place }) => {
        const cell = row.cells.get(offer.id);
        return (
          <td key={offer.id} className={classNames('px-1 py-2 tabular-nums sm:px-2', roomFor(place).cell)}>
            {cell && <Cell cell={cell} />}
          </td>
        );
      })}
    </tr>
  );
}

/** What a row is about; who meets the word for the first time opens a line on it. */
function Label({ label, about }: Pick<CompareRow, 'label' | 'about'>) {
  if (!about) return <span className="block py-2">{label}</span>;
  return (
    <details>
      <summary className="flex min-h-11 scroll-mt-52 list-none items-center py-1 underline decoration-field-line decoration-dotted underline-offset-4">
        <span>{label}</span>
      </summary>
      <span className="block pb-2 font-normal text-ink-soft">{about}</span>
    </details>
  );
}
