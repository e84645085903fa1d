import type { DataOf } from '#contracts/desk/index.ts';
import type { WaitingKind } from '#domain/desk/waiting.ts';
import { deskTexts } from '#messages/desk.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { Age } from '../parts/age.tsx';
import { Panel } from '../parts/panel.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { countText } from './figures.ts';

/** Where each kind is worked on. */
const lists: Readonly<Record<WaitingKind, string>> = {
  orders: '/siparisler?State=needsAttention',
  refunds: '/iadeler',
  approvals: '/onaylar',
  cancellations: '/iptaller',
  support: '/destek',
  reviews: '/incelemeler',
  findings: '/bulgular',
};

type Row = DataOf<'today'>['Waiting'][number];

const columnsAt = (now: string): readonly Column<Row>[] => [
  {
    name: words.kind,
    cell: ({ Kind }) => (
      <a href={lists[Kind]} className="font-semibold text-brand underline underline-offset-4">
        {words.waiting[Kind].name}
      </a>
    ),
  },
  { name: words.count, cell: ({ Count }) => countText(Count), align: 'right' },
  { name: words.oldest, cell: ({ Oldest }) => (Oldest === null ? deskTexts.none : <Age since={Oldest} now={now} />) },
  { name: words.next, cell: ({ Kind, Count }) => (Count === 0 ? words.nothingWaits : words.waiting[Kind].next) },
];

export function WaitingList({ data }: { readonly data: DataOf<'today'> }) {
  return (
    <Panel title={words.waitingHeading}>
      <Table
        caption={words.waitingHeading}
        columns={columnsAt(data.At)}
        rows={data.Waiting}
        keyOf={({ Kind }) => Kind}
      />
    </Panel>
  );
}
