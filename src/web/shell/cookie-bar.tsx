import { agreementSlugs } from '#catalog/pages/info.ts';
import { cookieMessages } from '#messages/shell.ts';
import { acceptedAll, consentDecided, rejectedAll, storeConsents } from '../cookies/consent.ts';
import { openModal } from '../modal/modal-store.ts';
import { preloadModal } from '../modals/modal-parts.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useStore } from '../ui/use-store.ts';

const equal = 'min-w-26 flex-1 whitespace-nowrap';

/**
 * First in reading order. Where the window is small it lies above the page and scrolls with it, so that it never covers
 * a field or a button; elsewhere it is a slim bar at the window's foot, takes its own room at the page's end, and steps
 * aside while somebody fills in a field.
 */
export function CookieBar({ initiallyOpen }: { readonly initiallyOpen: boolean }) {
  const decided = useStore(consentDecided, false);
  if (!initiallyOpen || decided) return null;
  const preload = () => preloadModal('cookieSettings');
  return (
    <section aria-label={cookieMessages.barLabel} data-cookie-bar="" className="cookie-bar">
      <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-2 desktop:flex-row desktop:items-center desktop:justify-between">
        <p className="text-small">
          {cookieMessages.barText}{' '}
          <Link to={`/${agreementSlugs.cerezPolitikasi}`} className="text-brand underline underline-offset-4">
            {cookieMessages.policy}
          </Link>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="link"
            className="grow px-3 desktop:grow-0 desktop:px-5"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => openModal('cookieSettings')}
          >
            {cookieMessages.settings}
          </Button>
          <div className="flex grow-2 gap-2 desktop:grow-0">
            <Button
              variant="quiet"
              data-small="rejectCookies"
              className={equal}
              onClick={() => storeConsents(rejectedAll)}
            >
              {cookieMessages.reject}
            </Button>
            <Button
              variant="quiet"
              data-small="acceptCookies"
              className={equal}
              onClick={() => storeConsents(acceptedAll)}
            >
              {cookieMessages.accept}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
