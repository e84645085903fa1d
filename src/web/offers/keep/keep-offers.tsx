import { useRef } from 'react';
import { accountTabPath } from '#catalog/account-pages.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { keepTexts as words } from '#messages/keep-offers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useUser } from '../../user/user-context.tsx';
import { ShareWindow } from '../share/share-offers.tsx';
import { useShareOffers } from '../share/use-share-offers.ts';
import { MailOffersWindow } from './mail-offers.tsx';
import { useMailOffers } from './use-mail-offers.ts';

type KeepOffersProps = LineVariant & { readonly headerGuid: string };

const look = 'px-3! text-small';

/** The ways to take the offers along, in one row; each opens a window of its own. */
export function KeepOffers({ headerGuid, line, variant }: KeepOffersProps) {
  const { state } = useUser();
  const mailing = useMailOffers(headerGuid);
  const sharing = useShareOffers(headerGuid, { line, variant });
  // Three fit beside each other on a phone as words alone.
  const icon = classNames('size-5 shrink-0', state.isLoggedIn && '@max-md:hidden');
  const shareButton = useRef<HTMLButtonElement>(null);
  // The button lost the focus while its link was made, so that the window cannot give it back.
  const closeSharing = () => {
    sharing.close();
    requestAnimationFrame(() => shareButton.current?.focus());
  };
  return (
    <fieldset aria-label={words.row} className="flex flex-wrap gap-2">
      <Button variant="quiet" className={look} onClick={() => void mailing.open()}>
        <Icon name="mail" className={icon} />
        <ShortName words={words.mail} />
      </Button>
      <Button
        ref={shareButton}
        variant="quiet"
        className={look}
        loading={sharing.busy}
        onClick={() => void sharing.share()}
      >
        <Icon name="external" className={icon} />
        <ShortName words={words.share} />
      </Button>
      {state.isLoggedIn && (
        <ButtonLink variant="quiet" className={look} to={accountTabPath('offers')}>
          <Icon name="tag" className={icon} />
          {words.all}
        </ButtonLink>
      )}
      <MailOffersWindow mailing={mailing} />
      <ShareWindow sharing={sharing} line={line} onClose={closeSharing} />
    </fieldset>
  );
}

/** In a narrow place the first word is heard and not seen. */
function ShortName({ words: [first, rest] }: { readonly words: readonly [first: string, rest: string] }) {
  return (
    <span>
      <span className="@max-xl:sr-only">{first} </span>
      <span className="@max-xl:inline-block @max-xl:first-letter:uppercase">{rest}</span>
    </span>
  );
}
