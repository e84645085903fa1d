import { useLocation } from 'react-router';
import { isPaymentAddress } from '#catalog/flows/quote-words.ts';
import { site } from '#config/site.ts';
import { shellMessages } from '#messages/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { Part } from '../ui/parts/part.tsx';
import { AccountEntry } from './account-entry.tsx';
import { Drawer } from './drawer.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';

/** The menu and the account stand aside while somebody pays: what is left is who it is and whom to ask. */
export function Header({ textSize }: { readonly textSize: string }) {
  const isPaying = isPaymentAddress(useLocation().search);
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper px-4 desktop:px-6">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 desktop:h-18">
        <Logo />
        {isPaying ? (
          <HelpLink />
        ) : (
          <>
            <Part>
              <MegaMenu />
            </Part>
            <div className="-mr-2 flex items-center gap-1 desktop:mr-0">
              <AccountEntry />
              <Part>
                <Drawer textSize={textSize} />
              </Part>
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function HelpLink() {
  return (
    <a
      href={`tel:${site.phone}`}
      aria-label={shellMessages.callUs(site.phoneDisplay)}
      className="flex min-h-11 items-center gap-2 font-semibold text-brand"
    >
      <Icon name="phone" className="size-5" />
      <span className="text-small">{shellMessages.payingHelp}</span>
      <span className="whitespace-nowrap tabular-nums max-sm:hidden">{site.phoneDisplay}</span>
    </a>
  );
}
