import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '../toasts/toast-store.ts';
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

/** Ends the session. Without an answer nobody can say that it ended, so the person stays logged in and is told. */
export function useLogOut(): () => Promise<void> {
  const leave = useLeaveAccount();
  return async () => {
    const { browserHttp } = await import('../http/browser-http.ts');
    if (await browserHttp.call('logout')) await leave();
    else showToast({ kind: 'error' });
  };
}
