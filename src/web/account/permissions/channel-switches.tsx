import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type MarketingChannel, marketingChannels } from '#domain/account/consents.ts';
import { permissionMessages as words } from '#messages/my-permissions.ts';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useAccountCall } from '../use-account-call.ts';

type Open = Readonly<Record<MarketingChannel, boolean>>;

/** A switch for each channel, saved as soon as it is turned; it turns back where that fails. */
export function ChannelSwitches({ saved }: { readonly saved: Open }) {
  const [open, setOpen] = useState<Open>(saved);
  const [saving, setSaving] = useState<readonly MarketingChannel[]>([]);
  const call = useAccountCall();
  const { revalidate } = useRevalidator();

  async function change(channel: MarketingChannel, wanted: boolean): Promise<void> {
    setOpen((before) => ({ ...before, [channel]: wanted }));
    setSaving((before) => [...before, channel]);
    const reply = await call('changeConsent', { Channel: channel, Granted: wanted });
    setSaving((before) => before.filter((other) => other !== channel));
    if (!reply?.Success) {
      setOpen((before) => ({ ...before, [channel]: !wanted }));
      return;
    }
    const { label } = words.channels[channel];
    showToast({ kind: 'success', text: wanted ? words.given(label) : words.taken(label) });
    await revalidate();
  }

  return (
    <div className="divide-y divide-line border-line border-y">
      {marketingChannels.map((channel) => (
        <Switch
          key={channel}
          name={`permission-${channel}`}
          label={words.channels[channel].label}
          help={words.channels[channel].help}
          checked={open[channel]}
          aria-busy={saving.includes(channel)}
          onChange={({ currentTarget }) => {
            if (!saving.includes(channel)) void change(channel, currentTarget.checked);
          }}
        />
      ))}
    </div>
  );
}
