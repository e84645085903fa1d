import { Link } from 'react-router';
import { accountTabs as words } from '#messages/my-account.ts';
import { PageWidth } from '../ui/section.tsx';
import { type AccountTab, accountTabNames, tabAddress } from './account-address.ts';

/** The pages of the account, the open one marked. */
export function AccountTabs({ open }: { readonly open: AccountTab }) {
  return (
    <PageWidth className="border-line border-b bg-paper">
      <nav aria-label={words.label}>
        <ul className="flex gap-6 overflow-x-auto">
          {accountTabNames.map((tab) => (
            <li key={tab}>
              <Link
                to={tabAddress(tab)}
                prefetch="intent"
                aria-current={tab === open ? 'page' : undefined}
                className="flex min-h-12 items-center border-transparent border-b-3 font-semibold text-ink-soft hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
              >
                {words[tab]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageWidth>
  );
}
