import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '../ui/toasts/toast-store.ts';
import { tellLeft } from './left-account.ts';
import { forgetSessionToken, forgetTab } from './session-tokens.ts';
import { useUser } from './user-context.tsx';

/** Goes home once the session and its cookie are gone. The tab forgets its user, and what was typed unless it may go on. */
export function useLeaveAccount(): (how?: { readonly keepTyped: boolean }) => Promise<void> {
  const { dispatch } = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async ({ keepTyped } = { keepTyped: false }) => {
    if (keepTyped) forgetSessionToken();
    else forgetTab();
    dispatch({ type: 'loggedOut' });
    await navigate('/');
    await revalidate();
  };
}

/**
 * Ends the session. Home is loaded as a new page in place of this one, so that nothing of the person stays in memory or
 * behind the back button. Without an answer nobody can say that it ended: the person stays logged in and is told.
 */
export async function logOut(): Promise<void> {
  const { browserHttp } = await import('../http/browser-http.ts');
  if (!(await browserHttp.call('logout'))) return showToast({ kind: 'error' });
  tellLeft();
  forgetTab();
  location.replace('/');
}
