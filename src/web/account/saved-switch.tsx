import { useState } from 'react';
import { showToast } from '../toasts/toast-store.ts';
import { Switch } from '../ui/switch.tsx';
import { useAccountCall } from './use-account-call.ts';

type SavedSwitchProps = {
  /** The field of the customer's details that it turns. */
  readonly name: 'AdvertisementAgreement' | 'MfaAlways';
  readonly label: string;
  readonly help: string;
  readonly saved: boolean;
  readonly told: { readonly on: string; readonly off: string };
};

/** A setting of the account that is saved as soon as it is turned, and turns back where that fails. */
export function SavedSwitch({ name, label, help, saved, told }: SavedSwitchProps) {
  const [on, setOn] = useState(saved);
  const [saving, setSaving] = useState(false);
  const call = useAccountCall();
  const change = async (wanted: boolean) => {
    setOn(wanted);
    setSaving(true);
    const reply = await call('updateCustomer', { [name]: wanted });
    setSaving(false);
    if (!reply?.Success) return setOn(!wanted);
    showToast({ kind: 'success', text: wanted ? told.on : told.off });
  };
  return (
    <Switch
      name={name}
      label={label}
      help={help}
      checked={on}
      aria-busy={saving}
      onChange={({ currentTarget }) => !saving && void change(currentTarget.checked)}
    />
  );
}
