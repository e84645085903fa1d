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
        <div className="footer-top">
          <div className="desktop:max-wide:col-span-3">
            <AgencyIdentity />
          </div>
          <div className="footer-columns">
            {footerColumns.map((column) => (
              <Column key={column.title} column={column} />
            ))}
          </div>
        </div>
        <div className="footer-end">
          <div className="footer-tools">
            <TextSizeControl initial={textSize} tone="dark" />
            <button
              type="button"
              onPointerEnter={preloadSettings}
              onFocus={preloadSettings}
              onClick={() => openModal('cookieSettings')}
              className="footer-link"
            >
              {footerMessages.cookieSettings}
            </button>
            <MyOffersEntry className="footer-link" />
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
