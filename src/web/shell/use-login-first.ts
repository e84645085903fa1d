import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLoginFirst } from '#catalog/account-pages.ts';
import { openedModal, openModal } from '../modal/modal-store.ts';
import { keepReturn, takeReturn } from '../user/return-address.ts';

/** Opens the login window for who was sent home from a page of the account; once logged in they are led there. */
export function useLoginFirst(isLoggedIn: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = readLoginFirst(new URLSearchParams(search));
  const begin = useEffectEvent(async (address: string) => {
    await navigate(isLoggedIn ? address : pathname, { replace: true });
    if (isLoggedIn) return;
    openModal('login');
    keepReturn(address);
  });
  useEffect(() => {
    if (wanted !== undefined) void begin(wanted);
  }, [wanted]);
  // Who closes the window does not want to go there any more.
  useEffect(() => openedModal.subscribe(() => openedModal.get() ?? takeReturn()), []);
}
