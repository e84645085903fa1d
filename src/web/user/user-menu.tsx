import { type AccountTab, accountTabPath } from '#catalog/account-pages.ts';
import { accountPage } from '#catalog/pages/page-of-its-kind.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { accountTabs } from '#messages/my-account.ts';
import { userMenuMessages } from '#messages/shell.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { User } from './user-state.ts';

const item = 'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left hover:bg-brand-soft';

/** What a member comes back for. */
const places = [
  ['policies', 'document'],
  ['offers', 'tag'],
  ['support', 'chat'],
] as const satisfies readonly (readonly [AccountTab, IconName])[];

/** The name of who is logged in, with the ways to the account and out of it. */
export function UserMenu({ user, onLogOut }: { readonly user: User; readonly onLogOut: () => void | Promise<void> }) {
  const id = useElementId();
  const { ref, openKey, toggle } = useDisclosure<'user'>();
  const hydrated = useHydrated();
  const open = openKey === 'user';
  const closedLook = hydrated ? 'hidden' : 'hidden group-focus-within:block group-hover:block';
  return (
    <div ref={ref} className="group relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => toggle('user')}
        className="flex min-h-11 items-center gap-2 rounded-field px-3 font-semibold hover:bg-mist"
      >
        <Icon name="user" className="size-5 text-brand" />
        <VisuallyHidden>{userMenuMessages.open}</VisuallyHidden>
        <span className="max-w-40 truncate max-sm:sr-only">{capitaliseName(user.Name)}</span>
        <Icon name="chevronDown" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={classNames('absolute top-full right-0 z-10 w-60 pt-4 max-sm:-right-12', !open && closedLook)}
      >
        <div className="rounded-card border border-line bg-paper p-2 shadow-float">
          <p className="truncate px-3 pt-1 pb-2 text-ink-soft text-small">
            {capitaliseName(`${user.Name} ${user.Surname}`)}
          </p>
          <Link to={accountPage.path} prefetch="intent" className={item}>
            <Icon name="user" className="size-5 text-brand" />
            {userMenuMessages.editProfile}
          </Link>
          {places.map(([tab, icon]) => (
            <Link key={tab} to={accountTabPath(tab)} prefetch="intent" className={item}>
              <Icon name={icon} className="size-5 text-brand" />
              {accountTabs[tab]}
            </Link>
          ))}
          <button type="button" onClick={() => void onLogOut()} className={item}>
            <Icon name="logout" className="size-5 text-brand" />
            {userMenuMessages.logOut}
          </button>
        </div>
      </div>
    </div>
  );
}
