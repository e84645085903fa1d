import { answerThreadFields, closeThreadFields, reopenThreadFields } from '#catalog/forms/desk/threads.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { ThreadFacts } from '../parts/thread-facts.tsx';
import type { ViewProps } from '../view.ts';

type Data = DataOf<'threadShown'>;

function Message({ number, message }: { readonly number: string; readonly message: Data['Messages'][number] }) {
  const { Author, At, Text, Files } = message;
  return (
    <li className={classNames('rounded-field border border-line p-3', Author === 'agency' && 'bg-brand-soft')}>
      <p className="text-ink-soft text-small">
        {words.authors[Author]}, <Moment at={At} />
      </p>
      <p className="mt-1 whitespace-pre-wrap break-words">{Text}</p>
      {Files.length > 0 && (
        <ul aria-label={words.files} className="mt-2 text-small">
          {Files.map(({ Id, Name }) => (
            <li key={Id}>
              <a href={`/destek/${number}/dosya/${Id}`} className="break-all text-brand underline">
                {Name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const note = 'mb-4 text-ink-soft text-small';

function Forms({ data, attempt }: Pick<ViewProps<Data>, 'attempt' | 'data'>) {
  const { Number: number, Status, Once } = data;
  const Seen = String(data.Messages.length);
  const path = (act: string) => `/destek/${number}/${act}`;
  const { answer, close, reopen } = words;
  return (
    <>
      <Panel title={answer.title}>
        {data.Contact && <p className={note}>{answer.note}</p>}
        <ActForm
          act="answerThread"
          path={path('yanit')}
          fields={answerThreadFields}
          hidden={{ Once, Seen }}
          submit={answer.send}
          attempt={attempt}
        />
      </Panel>
      {Status === 'closed' ? (
        <Panel title={reopen.title}>
          <p className={note}>{reopen.note}</p>
          <ActForm
            act="reopenThread"
            path={path('ac')}
            fields={reopenThreadFields}
            submit={reopen.send}
            attempt={attempt}
            variant="quiet"
          />
        </Panel>
      ) : (
        <Panel title={close.title}>
          <p className={note}>{close.note}</p>
          <ActForm
            act="closeThread"
            path={path('kapat')}
            fields={closeThreadFields}
            hidden={{ Seen }}
            submit={close.send}
            attempt={attempt}
            variant="quiet"
          />
        </Panel>
      )}
    </>
  );
}

export function ThreadShownScreen({ data, attempt }: ViewProps<Data>) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <Panel title={data.Number}>
          <ThreadFacts head={data} subject={data.Subject} />
          <p className="mt-4">
            <RowLink to={`/destek/${data.Number}`}>{words.hide}</RowLink>
          </p>
        </Panel>
        <Forms data={data} attempt={attempt} />
      </div>
      <Panel title={words.messages}>
        <ol className="grid gap-3">
          {data.Messages.map((message) => (
            <Message key={message.Id} number={data.Number} message={message} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}
