import { accountFrameTexts, accountTabs as words } from '#messages/my-account.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type AccountTab, accountTabNames, tabAddress } from './account-address.ts';

const icons: Readonly<Record<AccountTab, IconName>> = {
  overview: 'overview',
  policies: 'shield',
  offers: 'tag',
  support: 'chat',
  files: 'folder',
  details: 'user',
  permissions: 'sliders',
  data: 'lock',
};

type AccountNavProps = {
  readonly open: AccountTab;
  /** Answers of support that were not read; unknown where nobody could tell. */
  readonly unread: number | undefined;
};

/** The pages of the account beside the open one. On a phone they stand on the overview only, and every page leads back there. */
export function AccountNav({ open, unread = 0 }: AccountNavProps) {
  return (
    <nav aria-label={words.label} className={classNames(open !== 'overview' && 'max-desktop:hidden')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 desktop:grid-cols-1 desktop:gap-1">
        {accountTabNames.map((tab) => (
          <li key={tab} className={classNames(tab === 'overview' && 'max-desktop:hidden')}>
            <Link
              to={tabAddress(tab)}
              prefetch="intent"
              aria-current={tab === open ? 'page' : undefined}
              className="flex h-full min-h-12 items-center gap-3 rounded-field border border-line px-3 py-2 font-medium hover:bg-brand-soft hover:text-brand-strong aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong desktop:min-h-11 desktop:border-transparent"
            >
              <Icon name={icons[tab]} className="size-5 shrink-0 text-brand" />
              <span className="min-w-0 break-words">{words[tab]}</span>
              {tab === 'support' && unread > 0 && <Unread count={unread} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unread({ count }: { readonly count: number }) {
  return (
    <span className="ml-auto min-w-6 rounded-full bg-brand px-2 text-center font-semibold text-paper text-small tabular-nums">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{accountFrameTexts.unread(count)}</VisuallyHidden>
    </span>
  );
}
