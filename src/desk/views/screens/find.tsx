import { findFields } from '#catalog/forms/desk/find.ts';
import { mostFound } from '#contracts/desk/find.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCustomerTexts, deskFindTexts as words } from '#messages/desk-find.ts';
import { Card } from '#web/ui/card.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { Moment } from '../parts/moment.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'find'>;
type Row = Data['Found'][number];

const columns: readonly Column<Row>[] = [
  { name: words.columns.name, cell: ({ Name }) => Name ?? deskCustomerTexts.unknown },
  { name: words.columns.phone, cell: ({ Phone }) => Phone },
  { name: words.columns.email, cell: ({ Email }) => Email ?? deskTexts.none },
  {
    name: words.columns.member,
    cell: ({ MemberSince }) => (MemberSince ? <Moment at={MemberSince} /> : deskCustomerTexts.notMember),
  },
  {
    name: words.open,
    cell: ({ Customer, Phone }) => (
      <a href={`/musteri/${Customer}`} className="font-semibold text-brand underline">
        {words.openOf(Phone)}
      </a>
    ),
  },
];

export function FindScreen({ data, attempt }: ViewProps<Data>) {
  return (
    <>
      <Card className="max-w-modal">
        <ActForm act="findCustomer" path="/ara" fields={findFields} submit={words.submit} attempt={attempt} />
      </Card>
      {data.Found.length > 0 && !attempt && (
        <section className="mt-6">
          <h2 className="mb-1 text-h4">{words.several}</h2>
          <p className="mb-3 text-ink-soft text-small">{words.severalNote(mostFound)}</p>
          <Table caption={words.several} columns={columns} rows={data.Found} keyOf={({ Customer }) => Customer} />
        </section>
      )}
    </>
  );
}
