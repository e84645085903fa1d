import { resendDocumentsFields } from '#catalog/forms/desk/policies.ts';
import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { formatDay } from '#domain/dates.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskPolicyTexts as words } from '#messages/desk-policies.ts';
import { policyStageTexts } from '#messages/policies.ts';
import { Note } from '#web/ui/note.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { PolicyDocuments, PolicyMatters, PolicyMessages } from '../parts/policy-around.tsx';
import { OrderLink } from '../parts/row-link.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'policy'>;

const { fields } = words;

function PolicyFacts({ data }: { readonly data: Data }) {
  return (
    <Facts
      rows={[
        [fields.number, data.PolicyNumber],
        [fields.state, policyStageTexts[data.Stage]],
        [fields.insurer, data.Insurer],
        [fields.line, lines[data.Line].name],
        [fields.package, data.Package],
        [fields.period, `${formatDay(data.Start)} – ${formatDay(data.End)}`],
        [fields.issued, <Moment key="issued" at={data.IssuedAt} />],
        [fields.gross, formatLira(data.Gross)],
        [fields.net, formatLira(data.Net)],
        ...(data.Refund === null ? [] : [[fields.refund, formatLira(data.Refund)] as const]),
        [fields.order, <OrderLink key="order" reference={data.OrderReference} />],
        [fields.insured, words.kinds[data.InsuredKind]],
        [fields.identity, data.Identity],
        [fields.phone, data.Phone],
        [fields.email, data.Email],
      ]}
    />
  );
}

function Resend({ data, attempt, operator }: Pick<ViewProps<Data>, 'attempt' | 'data' | 'operator'>) {
  const { Id, Once, CanResend, LastMail, Email } = data;
  if (!CanResend) return <p className="text-ink-soft text-small">{words.resend.notReady}</p>;
  return (
    <>
      {(LastMail === 'refused' || LastMail === 'unavailable') && (
        <Note look="warning" className="mb-4">
          {words.resend[LastMail]}
        </Note>
      )}
      <p className="mb-4 text-ink-soft text-small">{words.resend.note(Email)}</p>
      {mayAct(operator?.roles ?? [], 'service') ? (
        <ActForm
          act="resendDocuments"
          path={`/police/${Id}/belgeler`}
          fields={resendDocumentsFields}
          hidden={{ Once }}
          submit={words.resend.send}
          attempt={attempt}
          variant="quiet"
        />
      ) : (
        <p className="text-ink-soft text-small">{deskTexts.notAllowed}</p>
      )}
    </>
  );
}

export function PolicyScreen({ data, attempt, operator }: ViewProps<Data>) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <Panel title={words.policy}>
          <PolicyFacts data={data} />
        </Panel>
        <PolicyMatters data={data} />
      </div>
      <div className="grid min-w-0 gap-5">
        <PolicyDocuments data={data} operator={operator} />
        <Panel title={words.resend.title}>
          <Resend data={data} attempt={attempt} operator={operator} />
        </Panel>
        <PolicyMessages data={data} />
      </div>
    </div>
  );
}
