import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { contactTexts } from '#messages/pages.ts';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageWidth } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const linkLook = 'font-semibold text-brand underline decoration-tint underline-offset-4 hover:decoration-current';

export function ContactCards() {
  return (
    <PageWidth className="pt-8 desktop:pt-14">
      <h2>
        <VisuallyHidden>{contactTexts.title}</VisuallyHidden>
      </h2>
      <div className="grid gap-4 desktop:grid-cols-3 desktop:gap-6">
        <ContactCard icon="phone" title={contactTexts.phone}>
          <a href={`tel:${site.phone}`} className={linkLook}>
            {site.phoneDisplay}
          </a>
        </ContactCard>
        <ContactCard icon="mail" title={contactTexts.email}>
          <a href={`mailto:${site.email}`} className={linkLook}>
            {site.email}
          </a>
        </ContactCard>
        <ContactCard icon="home" title={contactTexts.address}>
          <address className="not-italic">{site.address}</address>
        </ContactCard>
      </div>
    </PageWidth>
  );
}

type ContactCardProps = { readonly icon: IconName; readonly title: string; readonly children: ReactNode };

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <Card className="flex min-w-0 items-start gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 break-words">
        <h3 className="text-ink-soft text-small">{title}</h3>
        {children}
      </div>
    </Card>
  );
}
