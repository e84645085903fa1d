import { type ReactNode, useId } from 'react';
import type { Field } from '#catalog/fields/field.ts';
import { markOrderFields, refundOrderFields, retryOrderFields, voidOrderFields } from '#catalog/forms/desk/orders.ts';
import { lines } from '#catalog/lines/index.ts';
import { site } from '#config/site.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct, type OperatorRole } from '#domain/desk/operator.ts';
import { formatLira } from '#domain/money.ts';
import { orderFormTexts as forms, orderTexts as words } from '#messages/desk-orders.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Panel } from '../parts/panel.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'order'>;

/** Only policies that this order has may end for a refund. */
function refundFields({ Items }: Data): readonly Field[] {
  const ends = Items.flatMap(({ Line, PolicyState }, place) =>
    PolicyState === 'active' ? [{ id: String(place + 1), name: forms.refund.endsItem(lines[Line].name) }] : [],
  );
  const choices = [{ id: 'stays', name: forms.refund.stays }, ...ends];
  return refundOrderFields.map((field) => (field.kind === 'radioGroup' ? { ...field, choices } : field));
}

/** As people type it. */
const typed = (kurus: number) => formatLira(kurus).replace(/\s*TL$/, '');

type Act = { readonly title: string; readonly help: string; readonly form: ReactNode };

function actsOf({ data, operator, attempt }: ViewProps<Data>): readonly Act[] {
  const { Reference, Version, May } = data;
  const may = (role: OperatorRole) => operator !== undefined && mayAct(operator.roles, role);
  const shared = { attempt, hidden: { Version: String(Version) } };
  const path = (name: string) => `/siparis/${Reference}/${name}`;
  const acts: Act[] = [];
  if (May.Retry && may('service'))
    acts.push({
      ...forms.retry,
      form: (
        <ActForm
          act="retryOrder"
          path={path('yeniden-dene')}
          fields={retryOrderFields}
          submit={forms.retry.submit}
          attempt={attempt}
        />
      ),
    });
  if (!may('money')) return acts;
  if (May.Void)
    acts.push({
      ...forms.void,
      form: (
        <ActForm
          act="voidOrder"
          path={path('serbest-birak')}
          fields={voidOrderFields}
          submit={forms.void.submit}
          {...shared}
        />
      ),
    });
  if (May.Refund !== null)
    acts.push({
      ...forms.refund,
      form: (
        <ActForm
          act="refundOrder"
          path={path('iade')}
          fields={refundFields(data)}
          values={{ Amount: typed(May.Refund) }}
          submit={forms.refund.submit}
          {...shared}
        />
      ),
    });
  if (May.Mark !== null)
    acts.push({
      ...forms.mark,
      form: (
        <ActForm
          act="markOrder"
          path={path('sonuclandir')}
          fields={markOrderFields}
          values={{ Outcome: May.Mark }}
          submit={forms.mark.submit}
          {...shared}
        />
      ),
    });
  return acts;
}

/** The forms of what may be done with an order now, by who looks at it. */
export function OrderActs(props: ViewProps<Data>) {
  const acts = actsOf(props);
  const id = useId();
  return (
    <Panel title={words.acts}>
      {acts.length === 0 && <p className="text-ink-soft text-small">{words.noActs}</p>}
      {acts.length > 0 && (
        <p className="mb-4 text-ink-soft text-small">{words.approvalNote(formatLira(site.deskApprovalAbove))}</p>
      )}
      <div className="grid gap-8 desktop:grid-cols-2">
        {acts.map(({ title, help, form }, place) => (
          <section key={title} aria-labelledby={`${id}${place}`} className="min-w-0">
            <h3 id={`${id}${place}`} className="font-semibold">
              {title}
            </h3>
            <p className="mb-3 text-ink-soft text-small">{help}</p>
            {form}
          </section>
        ))}
      </div>
    </Panel>
  );
}
