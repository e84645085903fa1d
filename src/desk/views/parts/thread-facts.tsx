import type { ReactNode } from 'react';
import type { DataOf } from '#contracts/desk/index.ts';
import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import { Note } from '#web/ui/note.tsx';
import { Facts } from './facts.tsx';
import { Moment } from './moment.tsx';
import { RowLink } from './row-link.tsx';

type Head = Omit<DataOf<'thread'>, 'Messages'>;
type Row = readonly [name: string, value: ReactNode];

const { fields } = words;

const contactRows = ({ Contact }: Head): readonly Row[] =>
  Contact
    ? [
        [fields.name, Contact.Name],
        [fields.phone, Contact.Phone],
        [fields.email, Contact.Email],
      ]
    : [];

function linkRow(name: string, to: string, text: string): Row {
  return [
    name,
    <RowLink key={to} to={to}>
      {text}
    </RowLink>,
  ];
}

const aboutRows = ({ PolicyId, OrderReference }: Head): readonly Row[] => [
  ...(PolicyId === null ? [] : [linkRow(fields.policy, `/police/${PolicyId}`, words.openPolicy)]),
  ...(OrderReference === null ? [] : [linkRow(fields.order, `/siparis/${OrderReference}`, OrderReference)]),
];

/** Who asks for help and about what, as far as the screen tells. */
export function ThreadFacts({ head, subject }: { readonly head: Head; readonly subject?: string }) {
  return (
    <>
      {!head.Contact && (
        <Note look="warning" className="mb-4">
          {words.noContact}
        </Note>
      )}
      <Facts
        rows={[
          ...(subject === undefined ? [] : [[fields.subject, subject] as const]),
          [fields.status, `${words.statuses[head.Status]}. ${words.waits[head.Status]}.`],
          [fields.type, head.Type ?? words.typeGone],
          [fields.opened, <Moment key="opened" at={head.CreatedAt} />],
          [fields.last, <Moment key="last" at={head.LastAt} />],
          [fields.kind, head.IsMember ? words.member : words.visitor],
          ...contactRows(head),
          ...aboutRows(head),
        ]}
      />
    </>
  );
}
