import type { CompareCell, CompareGroup, CompareRow } from './compare-rows.ts';
import type { TableGroup } from './compare-table.tsx';

const tones = { strong: 'font-semibold', plain: '', faint: 'text-ink-soft' } as const;

function Label({ label, about }: Pick<CompareRow, 'label' | 'about'>) {
  return (
    <>
      {label}
      {about && <span className="block font-normal text-ink-soft max-desktop:hidden">{about}</span>}
    </>
  );
}

function Cell({ cell }: { readonly cell: CompareCell | undefined }) {
  return cell && <span className={tones[cell.tone]}>{cell.text}</span>;
}

/** The rows as they are drawn. */
export function tableGroups(groups: readonly CompareGroup[]): readonly TableGroup[] {
  return groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map(({ key, label, about, cells }) => ({
      key,
      label: <Label label={label} about={about} />,
      cell: ({ id }) => <Cell cell={cells.get(id)} />,
    })),
  }));
}
