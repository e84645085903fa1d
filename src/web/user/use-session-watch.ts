import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { openedModal, openModal } from '../modal/modal-store.ts';
import type { SessionUser } from './read-user.ts';
import { readSessionToken } from './session-tokens.ts';

/** Coming back to a tab, asks whether the session still lives; if not, the page is told. */
export function useSessionWatch(user: SessionUser | null): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(async () => {
    if (!user || document.visibilityState !== 'visible') return;
    const { hasSessionEnded } = await import('./session-ended.ts');
    if (await hasSessionEnded(readSessionToken())) await revalidate();
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
