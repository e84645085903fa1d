import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { openedModal, openModal } from '../modals/modal-store.ts';
import type { SessionUser } from './read-user.ts';
import { readSessionToken } from './session-tokens.ts';

async function hasEnded(copy: string): Promise<boolean> {
  const { browserHttp } = await import('../http/browser-http.ts');
  const reply = await browserHttp.call('accountAuthority', { SessionToken: copy });
  return reply?.Success === true && !reply.Data.Authorized;
}

/** Coming back to a tab, asks by the token kept in it whether the session still lives; if not, the page is told. */
export function useSessionWatch(user: SessionUser | null): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(async () => {
    const copy = readSessionToken();
    if (user && copy && document.visibilityState === 'visible' && (await hasEnded(copy))) await revalidate();
  });
  useEffect(() => {
    const onChange = () => void look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  // A temporary password opens nothing but its own replacement, also after a reload.
  useEffect(() => {
    if (user?.mustChangePassword && !openedModal.get()) openModal('newPassword', {});
  }, [user]);
}
