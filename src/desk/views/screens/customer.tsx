import type { CustomerData } from '#contracts/desk/find.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCustomerTexts as words } from '#messages/desk-find.ts';
import { Note } from '#web/ui/note.tsx';
import { Facts } from '../parts/facts.tsx';
import { Filter, FilterChoice } from '../parts/filter.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import type { ViewProps } from '../view.ts';
import { Timeline } from './customer-timeline.tsx';

type Props = ViewProps<CustomerData>;

const kinds = [
  { id: 'all', name: deskTexts.all },
  ...timelineKinds.map((kind) => ({ id: kind, name: words.kinds[kind] })),
];

function HeadFacts({ head }: { readonly head: CustomerData['Head'] }) {
  const since = head.MemberSince && words.memberSince(formatDay(istanbulToday(new Date(head.MemberSince))));
  return (
    <Facts
      rows={[
        [words.fields.name, head.Name ?? words.unknown],
        [words.fields.phone, head.Phone],
        [words.fields.email, head.Email ?? words.unknown],
        [words.fields.identity, head.Identity ?? words.unknown],
        [words.fields.member, since ?? words.notMember],
      ]}
    />
  );
}

/** The way to what is masked, for who may go it. */
function ShowLink({ customer, operator }: { readonly customer: string; readonly operator: Props['operator'] }) {
  if (!mayAct(operator?.roles ?? [], 'service')) return <p className="text-small text-ink-soft">{words.mayNotShow}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <a href={`/musteri/${customer}/acik`} className="button button-quiet">
        {words.show}
      </a>
      <p className="text-ink-soft text-small">{words.showNote}</p>
    </div>
  );
}

function Moved({ movedTo }: { readonly movedTo: readonly string[] }) {
  return movedTo.map((customer) => (
    <Note key={customer} look="info" className="mb-4">
      {words.moved}{' '}
      <a href={`/musteri/${customer}`} className="underline">
        {words.openMoved}
      </a>
    </Note>
  ));
}

function Customer({ data, operator, address, isOpen }: Props & { readonly isOpen: boolean }) {
  const { Head, Rows, Kind, Page, HasMore } = data;
  return (
    <>
      <Moved movedTo={Head.MovedTo} />
      <Panel title={words.head}>
        <HeadFacts head={Head} />
        <div className="mt-4">
          {isOpen ? (
            <div className="flex flex-wrap items-center gap-3">
              <a href={`/musteri/${Head.Customer}`} className="button button-quiet">
                {words.hide}
              </a>
              <p className="text-ink-soft text-small">{words.shown}</p>
            </div>
          ) : (
            <ShowLink customer={Head.Customer} operator={operator} />
          )}
        </div>
      </Panel>
      <h2 className="mt-8 mb-3 text-h4">{words.timeline}</h2>
      <Filter address={address}>
        <FilterChoice name="Kind" label={words.filter} value={Kind} choices={kinds} />
      </Filter>
      <Timeline rows={Rows} />
      <Pager address={address} page={Page} hasMore={HasMore} />
    </>
  );
}

export const CustomerScreen = (props: Props) => <Customer {...props} isOpen={false} />;

export const CustomerShownScreen = (props: Props) => <Customer {...props} isOpen />;
