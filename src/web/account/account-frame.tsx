import type { ReactNode } from 'react';
import type { PageContent } from '#contracts/calls/content.ts';
import { PageWidth } from '../ui/section.tsx';
import { type AccountAddress, placeAddress } from './account-address.ts';
import { AccountBand } from './account-band.tsx';
import { AccountNav } from './account-nav.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type AccountFrameProps = {
  readonly content: PageContent;
  readonly place: AccountAddress;
  readonly unread: number | undefined;
  readonly children: ReactNode;
};

/** The account around its open page. Pages measure the room they have by its container. */
export function AccountFrame({ content, place, unread, children }: AccountFrameProps) {
  const page = useHeadingFocus(placeAddress(place));
  return (
    <>
      <AccountBand content={content} open={place.tab} />
      <PageWidth className="py-6 desktop:py-10">
        <div className="grid items-start gap-6 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-10">
          <AccountNav open={place.tab} unread={unread} />
          <div ref={page} className="@container min-w-0">
            {children}
          </div>
        </div>
      </PageWidth>
    </>
  );
}
