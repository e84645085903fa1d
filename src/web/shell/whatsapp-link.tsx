import { useRef } from 'react';
import { site } from '#config/site.ts';
import { shellMessages } from '#messages/shell.ts';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { whatsappAddress } from '../ui/whatsapp-address.ts';
import { useMakeWay } from './use-make-way.ts';

/** Floats at the corner, and fades while it would lie over a control. */
export function WhatsappLink() {
  const link = useRef<HTMLAnchorElement>(null);
  const inTheWay = useMakeWay(link);
  return (
    <a
      ref={link}
      href={whatsappAddress(site.whatsapp)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${shellMessages.whatsapp} (${uiMessages.newTab})`}
      title={shellMessages.whatsapp}
      className={classNames('floating-link', inTheWay && 'invisible opacity-0')}
    >
      <Icon name="whatsapp" />
    </a>
  );
}
