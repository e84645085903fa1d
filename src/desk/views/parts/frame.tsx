import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { mayAct } from '#domain/desk/operator.ts';
import { signInTexts, deskTexts as words } from '#messages/desk.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Note } from '#web/ui/note.tsx';
import styles from '../desk.css?url';
import { navigation } from '../navigation.ts';
import type { ViewProps } from '../view.ts';

type Operator = ViewProps<unknown>['operator'];

function Menu({ address, operator }: { readonly address: string; readonly operator: NonNullable<Operator> }) {
  const path = address.split('?')[0];
  return (
    <nav aria-label={words.menu} className="-mx-3 flex flex-wrap gap-1">
      {navigation
        .filter(({ role }) => mayAct(operator.roles, role))
        .map(({ id, path: to }) => (
          <a
            key={id}
            href={to}
            aria-current={path === to ? 'page' : undefined}
            className={classNames(
              'rounded-field px-3 py-2 font-semibold text-small hover:bg-brand-soft',
              path === to && 'bg-brand-soft text-brand-strong',
            )}
          >
            {deskTitles[id]}
          </a>
        ))}
    </nav>
  );
}

function Head({ operator, address }: { readonly operator: NonNullable<Operator>; readonly address: string }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className="desk-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-3">
        <p className="font-semibold text-brand">
          {site.brand} · {words.name}
        </p>
        <form method="post" action="/cikis" className="flex items-center gap-3 text-small">
          <span className="text-ink-soft">
            {words.signedInAs(operator.name)} ({operator.roles.map((role) => words.roles[role]).join(', ')})
          </span>
          <button type="submit" className="button-link">
            {signInTexts.out}
          </button>
        </form>
      </div>
      <div className="desk-width py-2">
        <Menu address={address} operator={operator} />
      </div>
    </header>
  );
}

type FrameProps = {
  readonly title: string;
  readonly operator: Operator;
  readonly address: string;
  /** What became of the last act. */
  readonly word: { readonly look: 'info' | 'success' | 'warning'; readonly text: string | undefined };
  readonly children: ReactNode;
};

/** What stands around every screen. */
export function Frame({ title, operator, address, word, children }: FrameProps) {
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${words.name}`}</title>
        {/* Tests of what is shown have no styles. */}
        {styles && <link rel="stylesheet" href={styles} />}
        <link rel="icon" href="data:," />
      </head>
      <body className="min-h-dvh bg-mist">
        <a href="#content" className="sr-only focus:not-sr-only">
          {words.skip}
        </a>
        {operator && <Head operator={operator} address={address} />}
        <main id="content" className={classNames('desk-width py-6', !operator && 'max-w-modal')}>
          {!operator && (
            <p className="mb-4 font-semibold text-brand">
              {site.brand} · {words.name}
            </p>
          )}
          <h1 className="text-h2">{title}</h1>
          {word.text && (
            <div role={word.look === 'warning' ? 'alert' : 'status'} className="mt-4">
              <Note look={word.look}>{word.text}</Note>
            </div>
          )}
          <div className="mt-5">{children}</div>
        </main>
      </body>
    </html>
  );
}
