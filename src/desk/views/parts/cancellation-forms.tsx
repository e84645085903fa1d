import {
  acceptCancellationFields,
  forwardCancellationFields,
  refuseCancellationFields,
} from '#catalog/forms/desk/cancellations.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import type { ViewProps } from '../view.ts';
import { ActForm } from './act-form.tsx';
import { Panel } from './panel.tsx';

type Data = DataOf<'cancellation'>;

const note = 'mb-4 text-ink-soft text-small';

/** What may be done with a wish that waits, by who may. */
export function CancellationForms({ data, attempt, operator }: Pick<ViewProps<Data>, 'attempt' | 'data' | 'operator'>) {
  const { Id, State, UnusedDays, IsPolicyOver, Attempts } = data;
  const roles = operator?.roles ?? [];
  const notAllowed = <p className={note}>{deskTexts.notAllowed}</p>;
  const path = (act: string) => `/iptal/${Id}/${act}`;
  const { forward, accept, refuse } = words;
  return (
    <>
      {State === 'requested' && (
        <Panel title={forward.title}>
          <p className={note}>{forward.note}</p>
          {mayAct(roles, 'service') ? (
            <ActForm
              act="forwardCancellation"
              path={path('ilet')}
              fields={forwardCancellationFields}
              hidden={{ Seen: String(Attempts) }}
              submit={forward.send}
              attempt={attempt}
              variant="quiet"
            />
          ) : (
            notAllowed
          )}
        </Panel>
      )}
      <Panel title={accept.title}>
        {!IsPolicyOver && <p className={note}>{accept.note(formatLira(UnusedDays))}</p>}
        {mayAct(roles, 'money') ? (
          <ActForm
            act="acceptCancellation"
            path={path('kabul')}
            fields={acceptCancellationFields}
            submit={accept.send}
            attempt={attempt}
          />
        ) : (
          notAllowed
        )}
      </Panel>
      {!IsPolicyOver && (
        <Panel title={refuse.title}>
          <p className={note}>{refuse.note}</p>
          {mayAct(roles, 'service') ? (
            <ActForm
              act="refuseCancellation"
              path={path('ret')}
              fields={refuseCancellationFields}
              submit={refuse.send}
              attempt={attempt}
              variant="quiet"
            />
          ) : (
            notAllowed
          )}
        </Panel>
      )}
    </>
  );
}
