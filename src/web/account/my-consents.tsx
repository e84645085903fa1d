import { useState } from 'react';
import { wireConsentNames } from '#catalog/forms/consents.ts';
import { myConsentMessages as words } from '#messages/my-account.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Switch } from '../ui/switch.tsx';
import { AccountCard } from './account-card.tsx';
import { useAccountCall } from './use-account-call.ts';

/** The one consent that may be taken back at any time. */
export function MyConsents({ marketing }: { readonly marketing: boolean }) {
  const [on, setOn] = useState(marketing);
  const [saving, setSaving] = useState(false);
  const call = useAccountCall();
  const change = async (wanted: boolean) => {
    setOn(wanted);
    setSaving(true);
    const reply = await call('updateCustomer', { [wireConsentNames.marketing]: wanted });
    setSaving(false);
    if (!reply?.Success) return setOn(!wanted);
    showToast({ kind: 'success', text: wanted ? words.on : words.off });
  };
  return (
    <AccountCard title={words.title}>
      <Switch
        name={wireConsentNames.marketing}
        label={words.marketing}
        help={words.marketingHelp}
        checked={on}
        aria-busy={saving}
        onChange={({ currentTarget }) => !saving && void change(currentTarget.checked)}
      />
    </AccountCard>
  );
}
