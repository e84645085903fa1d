import { site } from '#config/site.ts';
import { footerMessages } from '#messages/shell.ts';
import { openModal } from '../modal/modal-store.ts';
import { preloadModal } from '../modals/modal-parts.ts';
import { Details } from '../ui/details.tsx';
import { AgencyIdentity } from './agency-identity.tsx';
import { type FooterColumn, footerColumns, footerYear } from './footer-columns.ts';
import { FooterLinks } from './footer-links.tsx';
import { MyOffersEntry } from './my-offers-entry.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { TextSizeControl } from './text-size-control.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

export type FooterProps = { readonly textSize: string; readonly sandboxUrl: string | undefined };

const preloadSettings = () => preloadModal('cookieSettings');

/** On a narrow screen a panel that opens the list which follows it, elsewhere the list under its heading. */
function Column({ column }: { readonly column: FooterColumn }) {
  return (
    <div className="footer-column">
      <h2>{column.title}</h2>
      <Details summary={<h2>{column.title}</h2>} />
      <FooterLinks pages={column.pages} />
    </div>
  );
}

export function Footer({ textSize, sandboxUrl }: FooterProps) {
  return (
    <footer className="bg-brand-strong px-4 text-brand-soft [&_:focus-visible]:outline-accent desktop:px-6">
      <div className="mx-auto max-w-page pt-10 pb-24 desktop:pt-14 desktop:pb-8">
        {sandboxUrl && <SandboxNote sandboxUrl={sandboxUrl} />}
        <div className="grid grid-cols-1 gap-8 desktop:grid-cols-3 desktop:gap-10 wide:grid-cols-[1.7fr_1fr_1.1fr_1.3fr]">
          <div className="desktop:max-wide:col-span-3">
            <AgencyIdentity />
          </div>
          <div className="footer-columns">
            {footerColumns.map((column) => (
              <Column key={column.title} column={column} />
            ))}
          </div>
        </div>
        <div className="mt-6 flex flex-col gap-x-8 gap-y-4 border-brand text-small desktop:mt-12 desktop:flex-row desktop:items-center desktop:border-t desktop:pt-6">
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 desktop:order-last desktop:shrink-0 desktop:flex-nowrap">
            <TextSizeControl initial={textSize} tone="dark" />
            <button
              type="button"
              onPointerEnter={preloadSettings}
              onFocus={preloadSettings}
              onClick={() => openModal('cookieSettings')}
              className="min-h-11 underline decoration-tint underline-offset-4 hover:text-paper"
            >
              {footerMessages.cookieSettings}
            </button>
            <MyOffersEntry className="inline-flex min-h-11 items-center underline decoration-tint underline-offset-4 hover:text-paper" />
          </div>
          <div className="grow">
            <p>{footerMessages.copyright(footerYear(site, new Date()), site.agencyName)}</p>
            <p className="mt-1 text-tint">{footerMessages.neutral}</p>
          </div>
        </div>
      </div>
      <WhatsappLink />
    </footer>
  );
}
