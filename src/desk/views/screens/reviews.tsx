import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { reviewTexts as words } from '#messages/desk-today.ts';
import { Age } from '../parts/age.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'reviews'>;
type Row = Data['Rows'][number];

function Wanted({ Wanted, WantedCount, DocumentsState }: Row) {
  if (WantedCount === 0 || DocumentsState === null) return words.nothingWanted;
  return (
    <>
      {Wanted === null ? words.hidden(WantedCount) : Wanted.join(', ')}
      <span className="block text-ink-soft">{words.states[DocumentsState]}</span>
    </>
  );
}

const shortOf = (quotation: string) => quotation.slice(0, 8);

const columnsAt = (now: string): readonly Column<Row>[] => [
  { name: words.insurer, cell: ({ Insurer }) => Insurer },
  { name: words.line, cell: ({ Line }) => lines[Line].name },
  {
    name: words.since,
    cell: ({ Since }) => (
      <>
        <Moment at={Since} /> (<Age since={Since} now={now} />)
      </>
    ),
  },
  { name: words.wanted, cell: Wanted },
  { name: words.quotation, cell: ({ Quotation }) => shortOf(Quotation) },
  {
    name: words.customer,
    cell: ({ Customer, Insurer, Quotation }) => (
      <a
        href={`/musteri/${encodeURIComponent(Customer)}`}
        aria-label={words.openCustomerOf(Insurer, shortOf(Quotation))}
        className="whitespace-nowrap text-brand underline underline-offset-4"
      >
        {words.openCustomer}
      </a>
    ),
  },
];

export function ReviewsScreen({ data, address }: ViewProps<Data>) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <Table
        caption={deskTitles.reviews}
        columns={columnsAt(data.At)}
        rows={data.Rows}
        keyOf={({ Quotation, Insurer, Line }) => [Quotation, Insurer, Line].join(' ')}
      />
      <Pager address={address} page={data.Page} hasMore={data.HasMore} />
    </>
  );
}
