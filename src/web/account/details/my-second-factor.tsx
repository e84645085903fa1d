import { mySecondFactorMessages as words } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import { SavedSwitch } from '../saved-switch.tsx';

/** When a login asks for a code: on new devices it always does, elsewhere as the member likes. */
export function MySecondFactor({ always }: { readonly always: boolean }) {
  return (
    <AccountCard title={words.title} note={words.note}>
      <SavedSwitch name="MfaAlways" label={words.always} help={words.alwaysHelp} saved={always} told={words} />
    </AccountCard>
  );
}
