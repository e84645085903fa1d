import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '../toasts/toast-store.ts';
import { tellLeft } from './left-account.ts';
import { forgetTab } from './session-tokens.ts';
import { useUser } from './user-context.tsx';

/** Forgets the user in this tab and goes home, once the session and its cookie are gone. */
export function useLeaveAccount(): () => Promise<void> {
  const { dispatch } = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    forgetTab();
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
