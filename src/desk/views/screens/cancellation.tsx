import type { DataOf } from '#contracts/desk/index.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import { CancellationFacts, CancelledPolicyFacts } from '../parts/cancellation-facts.tsx';
import { CancellationForms } from '../parts/cancellation-forms.tsx';
import { Panel } from '../parts/panel.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { ShowLink } from '../parts/show-link.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'cancellation'>;

const hidden = (length: number) => (length === 0 ? deskTexts.none : words.hidden(length));

export function CancellationScreen({ data, operator, attempt }: ViewProps<Data>) {
  const refusal = data.State === 'refused' ? hidden(data.RefusalLength) : undefined;
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <Panel title={words.wish}>
          <CancellationFacts wish={data} note={hidden(data.NoteLength)} refusal={refusal} />
          <div className="mt-4">
            <ShowLink
              to={`/iptal/${data.Id}/acik`}
              label={words.show}
              note={words.showNote}
              mayNot={words.mayNotShow}
              operator={operator}
            />
          </div>
        </Panel>
        <Panel title={words.fields.policy}>
          <CancelledPolicyFacts wish={data} />
        </Panel>
      </div>
      {data.IsOpen && (
        <div className="grid min-w-0 gap-5">
          <CancellationForms data={data} attempt={attempt} operator={operator} />
        </div>
      )}
    </div>
  );
}

export function CancellationShownScreen({ data }: ViewProps<DataOf<'cancellationShown'>>) {
  const { Note, Refusal, Phone, Email } = data;
  const contact = [[words.fields.phone, Phone] as const, [words.fields.email, Email] as const];
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2">
      <Panel title={words.wish}>
        <CancellationFacts wish={data} note={Note ?? deskTexts.none} refusal={Refusal ?? undefined} more={contact} />
        <p className="mt-4">
          <RowLink to={`/iptal/${data.Id}`}>{words.hide}</RowLink>
        </p>
      </Panel>
      <Panel title={words.fields.policy}>
        <CancelledPolicyFacts wish={data} />
      </Panel>
    </div>
  );
}
