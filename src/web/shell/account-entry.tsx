import { logOut } from '../user/use-log-out.ts';
import { useUser } from '../user/user-context.tsx';
import { UserMenu } from '../user/user-menu.tsx';
import { LoginButton } from './login-button.tsx';

const iconOnPhones =
  'max-desktop:w-11 max-desktop:bg-transparent max-desktop:px-0 max-desktop:text-ink max-desktop:hover:not-disabled:bg-mist';

/** The login button for visitors, the user's menu for who is logged in. */
export function AccountEntry() {
  const { state } = useUser();
  if (state.user) return <UserMenu user={state.user} onLogOut={logOut} />;
  return <LoginButton className={iconOnPhones} textClassName="max-desktop:sr-only" />;
}
