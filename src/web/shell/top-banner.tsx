import { site } from '#config/site.ts';
import { menuMessages, shellMessages } from '#messages/shell.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { TextSizeControl } from './text-size-control.tsx';

function ContactLink(props: {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  readonly label: string;
}) {
  return (
    <a href={props.href} aria-label={props.label} className="banner-link">
      <Icon name={props.icon} />
      <span>{props.text}</span>
    </a>
  );
}

export function TopBanner({ textSize }: { readonly textSize: string }) {
  return (
    <section
      aria-label={menuMessages.contact}
      className="bg-brand-strong px-4 text-paper text-small [&_:focus-visible]:outline-accent desktop:px-6"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-3">
        <p className="text-balance py-1 leading-tight">{site.slogan}</p>
        <div className="-mr-3 flex shrink-0 items-center desktop:-mr-2 desktop:gap-1">
          <ContactLink
            href={`tel:${site.phone}`}
            icon="phone"
            text={site.phoneDisplay}
            label={shellMessages.callUs(site.phoneDisplay)}
          />
          <ContactLink
            href={`mailto:${site.email}`}
            icon="mail"
            text={site.email}
            label={shellMessages.writeUs(site.email)}
          />
          <div className="ml-2 hidden border-brand border-l py-0.5 pl-3 desktop:block">
            <TextSizeControl initial={textSize} tone="dark" compact />
          </div>
        </div>
      </div>
    </section>
  );
}
