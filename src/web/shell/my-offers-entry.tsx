import type { ReactNode } from 'react';
import { accountTabPath } from '#catalog/account-pages.ts';
import { findOffersEntries as words } from '#messages/find-offers.ts';
import { openModal } from '../modal/modal-store.ts';
import { preloadModal } from '../modals/modal-parts.ts';
import { Link } from '../ui/link.tsx';
import { useUser } from '../user/user-context.tsx';

type MyOffersEntryProps = {
  readonly className: string;
  readonly icon?: ReactNode;
  /** Called before the window opens, by what must close first. */
  readonly onLeave?: () => void;
};

const preload = () => preloadModal('findOffers');

/** The way to one's quotations: a member's page, or for visitors the window that asks for the phone. */
export function MyOffersEntry({ className, icon, onLeave }: MyOffersEntryProps) {
  const { state } = useUser();
  if (state.isLoggedIn)
    return (
      <Link to={accountTabPath('offers')} prefetch="intent" className={className}>
        {icon}
        {words.entry}
      </Link>
    );
  return (
    <button
      type="button"
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        onLeave?.();
        openModal('findOffers');
      }}
    >
      {icon}
      {words.entry}
    </button>
  );
}
