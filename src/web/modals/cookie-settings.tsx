import type { FormEvent } from 'react';
import { cookieMessages } from '#messages/shell.ts';
import { optionalConsents, readConsents, storeConsents } from '../cookies/consent.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { Switch } from '../ui/switch.tsx';

export function CookieSettings({ onClose }: { readonly onClose: () => void }) {
  const stored = readConsents(document.cookie);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    storeConsents({
      analytic: chosen.has('analytic'),
      functional: chosen.has('functional'),
      targeting: chosen.has('targeting'),
    });
    onClose();
  };
  return (
    <ModalFrame isOpen onClose={onClose} title={cookieMessages.settingsTitle}>
      <p className="text-ink-soft">{cookieMessages.settingsText}</p>
      <form onSubmit={save} className="mt-3">
        <div className="divide-y divide-line">
          <Switch
            name="required"
            label={cookieMessages.required.name}
            help={cookieMessages.required.text}
            defaultChecked
            disabled
          />
          {optionalConsents.map((kind) => (
            <Switch
              key={kind}
              name={kind}
              label={cookieMessages[kind].name}
              help={cookieMessages[kind].text}
              defaultChecked={stored[kind]}
            />
          ))}
        </div>
        <Button type="submit" className="mt-5 w-full">
          {cookieMessages.save}
        </Button>
      </form>
    </ModalFrame>
  );
}
