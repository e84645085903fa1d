import { useNavigate } from 'react-router';
import { forgetSessionTokens } from './session-tokens.ts';
import { useUser } from './user-context.tsx';

/** Forgets the user in this window and goes home. The session cookie is HttpOnly: the server must clear it (T-08). */
export function useLogOut(): () => void {
  const { dispatch } = useUser();
  const navigate = useNavigate();
  return () => {
    forgetSessionTokens();
    dispatch({ type: 'loggedOut' });
    void navigate('/');
  };
}
