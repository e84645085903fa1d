import { site } from '#config/site.ts';
import { buyTexts as words } from '#messages/offers.ts';
import { whatsappAddress } from '../../shell/whatsapp-link.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import type { OpenOffer } from '../offer-view.ts';
import { AgencyPhone } from './agency-phone.tsx';

/** How an offer is had: through the agency's phone, or not at all. */
export function BuyLine({ offer }: { readonly offer: OpenOffer }) {
  if (offer.mode === 'quoteOnly') return <p className="text-ink-soft text-small">{words.quoteOnly}</p>;
  return offer.mode === 'contactToBuy' ? <ContactToBuy offer={offer} /> : <NotOpenYet proposalNo={offer.proposalNo} />;
}

function NotOpenYet({ proposalNo }: Pick<OpenOffer, 'proposalNo'>) {
  return (
    <p className="text-ink-soft text-small">
      {words.notOpen} <AgencyPhone /> {words.callIt}{' '}
      {proposalNo === undefined ? (
        words.sayPackage
      ) : (
        <>
          {words.sayNumber} <strong className="whitespace-nowrap font-semibold text-ink">{proposalNo}</strong>
        </>
      )}
    </p>
  );
}

function ContactToBuy({ offer }: { readonly offer: OpenOffer }) {
  const message = words.whatsappMessage(
    [offer.firmName, offer.packageName].filter(Boolean).join(' '),
    offer.proposalNo,
  );
  return (
    <div>
      <p className="text-ink-soft text-small">{words.contactNote}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={`tel:${site.phone}`} className={buttonClasses({ variant: 'action' })}>
          <Icon name="phone" className="size-5" />
          {words.contact}
        </a>
        <NewTabLink
          href={whatsappAddress({ number: site.whatsapp.number, message })}
          icon={false}
          className={buttonClasses({ variant: 'quiet' })}
        >
          <Icon name="whatsapp" className="size-5" />
          {words.whatsapp}
        </NewTabLink>
      </div>
    </div>
  );
}
