import { logOut } from '../user/use-log-out.ts';
import { useUser } from '../user/user-context.tsx';
import { UserMenu } from '../user/user-menu.tsx';
import { LoginButton } from './login-button.tsx';

/** The login button for visitors, the user's menu for who is logged in. */
export function AccountEntry() {
  const { state } = useUser();
  if (state.user) return <UserMenu user={state.user} onLogOut={logOut} />;
  return <LoginButton className="login-entry" textClassName="max-desktop:sr-only" />;
}
