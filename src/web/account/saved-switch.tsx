import { useState } from 'react';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toasts/toast-store.ts';
import { useSaveCustomer } from './use-save-customer.ts';

type SavedSwitchProps = {
  /** The field of the customer's details that it turns. */
  readonly name: 'MfaAlways';
  readonly label: string;
  readonly help: string;
  readonly saved: boolean;
  readonly told: { readonly on: string; readonly off: string };
};

/** A setting of the account that is saved as soon as it is turned, and turns back where that fails. */
export function SavedSwitch({ name, label, help, saved, told }: SavedSwitchProps) {
  const [on, setOn] = useState(saved);
  const [saving, setSaving] = useState(false);
  const save = useSaveCustomer();
  const change = async (wanted: boolean) => {
    setOn(wanted);
    setSaving(true);
    await save({
      change: { [name]: wanted },
      onSaved: () => showToast({ kind: 'success', text: wanted ? told.on : told.off }),
      onLeft: () => setOn(!wanted),
    });
    setSaving(false);
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
