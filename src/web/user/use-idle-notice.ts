import { useEffect } from 'react';
import { sessionMessages } from '#messages/shell.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { forgetSessionToken } from './session-tokens.ts';

/** Tells once why somebody who was logged in is not any more, and has the proxy take the dead cookie back. */
export function useIdleNotice(wasIdle: boolean): void {
  useEffect(() => {
    if (!wasIdle) return;
    forgetSessionToken();
    showToast({ kind: 'info', text: sessionMessages.idle });
    void import('./session-ended.ts').then(({ hasSessionEnded }) => hasSessionEnded(undefined));
  }, [wasIdle]);
}
