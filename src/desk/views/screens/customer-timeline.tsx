import type { CustomerData } from '#contracts/desk/find.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCustomerTexts as words } from '#messages/desk-find.ts';
import { Moment } from '../parts/moment.tsx';
import { type Column, Table } from '../parts/table.tsx';

type Row = CustomerData['Rows'][number];

/** Screens of what an entry is about. */
const paths: Readonly<Record<NonNullable<Row['Subject']>['Kind'], string>> = {
  order: '/siparis',
  policy: '/police',
  cancellation: '/iptal',
  support: '/destek',
};

const Sum = ({ kurus }: { readonly kurus: number }) => (
  <span className="whitespace-nowrap tabular-nums">{formatLira(kurus)}</span>
);

function Title({ Title: title, Subject: subject }: Row) {
  if (!subject) return <span className="font-semibold">{title}</span>;
  return (
    <a href={`${paths[subject.Kind]}/${encodeURIComponent(subject.Id)}`} className="font-semibold text-brand underline">
      {title}
    </a>
  );
}

/** What every insurer answered. */
function Answers({ Details: details, Title: title, At }: Row) {
  if (details.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-1 text-brand">
        {words.offers(details.length)}
        <span className="sr-only">
          {', '}
          {title}, <Moment at={At} />
        </span>
      </summary>
      <ul className="mt-1 grid gap-1">
        {details.map(({ Id, Label, Value, Amount }) => (
          <li key={Id}>
            {Label}: {Value}
            {Amount !== null && (
              <>
                {', '}
                <Sum kurus={Amount} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const columns: readonly Column<Row>[] = [
  { name: words.columns.at, cell: ({ At }) => <Moment at={At} /> },
  { name: words.columns.kind, cell: ({ Kind }) => words.kinds[Kind] },
  {
    name: words.columns.what,
    cell: (row) => (
      <>
        <Title {...row} />
        <Answers {...row} />
      </>
    ),
  },
  { name: words.columns.about, cell: ({ About }) => About ?? deskTexts.none },
  { name: words.columns.state, cell: ({ State }) => State ?? deskTexts.none },
  {
    name: words.columns.amount,
    cell: ({ Amount }) => (Amount === null ? deskTexts.none : <Sum kurus={Amount} />),
    align: 'right',
  },
];

/** All that happened, the newest first. */
export function Timeline({ rows }: { readonly rows: readonly Row[] }) {
  return <Table caption={words.timeline} columns={columns} rows={rows} keyOf={({ Kind, Id }) => `${Kind} ${Id}`} />;
}
