import { minimumOfLine } from '#catalog/coverages/minimum-of-line.ts';
import { formatMoment, istanbulToday } from '#domain/dates.ts';
import { sharedTexts as words } from '#messages/share.ts';
import { AskedMinimumContext } from '../offer/asked-minimum.ts';
import { isOpen } from '../offer/offer-view.ts';
import { ClockSkew } from '../offer/server-clock.ts';
import { Button } from '../ui/button.tsx';
import { CallAgency, Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Resume } from '../verification/resume.tsx';
import { type Resumed, resumeWay } from '../verification/use-resume.ts';
import { AddOns } from './add-ons/add-ons.tsx';
import { orderNote } from './arrange/order-note.ts';
import { useArrangement } from './arrange/use-arrangement.ts';
import { ArrangedBar } from './arranged-bar.tsx';
import { WaitingInsurers } from './collecting.tsx';
import { OfferList } from './offer-list.tsx';
import { Shown } from './offers-head.tsx';
import { type SharedList, useSharedList } from './share/use-shared-list.ts';

export type SharedOffersProps = { readonly token: string; readonly onResumed: (resumed: Resumed) => void };

/** The offers behind a link, to look at; their owner can go on from here. */
export function SharedOffers(props: SharedOffersProps) {
  return <SharedOffersOf key={props.token} {...props} />;
}

function SharedOffersOf({ token, onResumed }: SharedOffersProps) {
  const { state, readAgain } = useSharedList(token);
  switch (state.kind) {
    case 'loading':
      return <Spinner inner text={words.loading} />;
    case 'gone':
      return (
        <Notice heading="h2" {...words.gone}>
          <CallAgency />
        </Notice>
      );
    case 'failed':
      return (
        <Notice heading="h2" icon="warning" {...words.failed}>
          <Button onClick={readAgain}>{words.again}</Button>
          <CallAgency />
        </Notice>
      );
    case 'read':
      return (
        <ClockSkew value={state.list.skew}>
          <div className="@container">
            <SharedHead list={state.list} />
            <div className="mt-5">
              <Resume token={token} way={resumeWay} onResumed={onResumed} />
            </div>
            <SharedCards list={state.list} token={token} />
          </div>
        </ClockSkew>
      );
  }
}

function SharedHead({ list }: { readonly list: SharedList }) {
  const { Vehicle, Insured, serverTime } = list;
  return (
    <>
      <h2 className="text-h2">{words.title}</h2>
      <p className="mt-1 text-lead">
        {Vehicle ? words.vehicle(Vehicle.BrandName, Vehicle.TypeName, Vehicle.ModelYear) : Insured.Title}
      </p>
      <p className="mt-1 text-ink-soft text-small">{words.moment(formatMoment(new Date(serverTime)))}</p>
    </>
  );
}

function SharedCards({ list, token }: { readonly list: SharedList; readonly token: string }) {
  const onMain = list.offers.filter(({ line }) => line === list.Line);
  const open = onMain.filter(isOpen);
  const arranged = useArrangement({ list: token, line: list.Line, offers: open });
  return (
    <div className="mt-6">
      {open.length > 0 ? (
        <AskedMinimumContext value={minimumOfLine(list.Line, istanbulToday(new Date(list.serverTime)))}>
          <ArrangedBar arranged={arranged} context={null} />
          <p className="mt-1 text-ink-soft text-small leading-tight">{orderNote(arranged)}</p>
          <Shown arranged={arranged} />
          <OfferList arranged={arranged} />
        </AskedMinimumContext>
      ) : (
        <p className="text-ink-soft">{words.empty}</p>
      )}
      {list.State === 'collecting' && <WaitingInsurers offers={onMain} />}
      {open.length > 0 && <AddOns line={list.Line} offers={list.offers} />}
    </div>
  );
}
