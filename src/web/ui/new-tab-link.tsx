import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type NewTabLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly icon?: boolean;
  readonly children: ReactNode;
};

/** A link that leaves this page open behind it, and says so. */
export function NewTabLink({ href, className, icon = true, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {icon && <Icon name="external" className="size-4 shrink-0" />}
      <VisuallyHidden> ({uiMessages.newTab})</VisuallyHidden>
    </a>
  );
}
