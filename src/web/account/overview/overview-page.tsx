import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { overviewTexts as words } from '#messages/overview.ts';
import type { ListState } from '../../lists/list-slice.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallAgency } from '../../ui/notice.tsx';
import { useUser } from '../../user/user-context.tsx';
import { policyAddress, tabAddress } from '../account-address.ts';
import { AccountHeading } from '../account-heading.tsx';
import { EmptyCard } from '../empty-card.tsx';
import { quotationNames } from '../offers/own-quotation.ts';
import { QuotationChip } from '../offers/quotation-chip.tsx';
import { offersAddress } from '../offers/quotation-ways.ts';
import { StartLines } from '../start-lines.tsx';
import type { LoadedOverview } from './load-overview.ts';
import { Part, PartFailed, PartLink, PartRow } from './part.tsx';
import { runningPolicies } from './running-policies.ts';
import { Waiting } from './waiting.tsx';
import { waitingThings } from './waiting-things.ts';

/** As many as fit without scrolling past the rest. */
const shownRows = 3;

/** The account's first page: what waits, what runs, what was asked last, and where help is. */
export function OverviewPage({ loaded }: { readonly loaded: LoadedOverview }) {
  const { user } = useUser().state;
  const { policies, offers, requests, now } = loaded;
  const isNew = [policies, offers].every(({ hasErrors, data }) => !hasErrors && data.length === 0);
  return (
    <>
      <AccountHeading title={user ? words.hello(capitaliseName(user.Name)) : words.title} />
      <div className="mt-6 grid gap-4">
        <Waiting
          things={waitingThings({ policies: policies.data, offers: offers.data, requests, now })}
          isComplete={!policies.hasErrors && !offers.hasErrors && requests !== null}
        />
        {isNew ? (
          <EmptyCard {...words.start}>
            <StartLines />
          </EmptyCard>
        ) : (
          <div className="grid gap-4 @2xl:grid-cols-2">
            <Policies policies={policies} />
            <Offers offers={offers} />
          </div>
        )}
        <Help isRead={requests !== null} />
      </div>
    </>
  );
}

function Policies({ policies }: { readonly policies: ListState<Policy> }) {
  const running = runningPolicies(policies.data);
  const [first] = running;
  return (
    <Part title={words.policies.title} aside={first && words.policies.next(formatDay(first.PolicyEnd))}>
      {policies.hasErrors ? (
        <PartFailed text={words.policies.failed} />
      ) : (
        <>
          {running.length === 0 && <p className="text-ink-soft">{words.policies.none}</p>}
          <ul>
            {running.slice(0, shownRows).map((policy) => (
              <PartRow
                key={policy.PolicyGuid}
                to={policyAddress(policy.PolicyGuid)}
                title={quotationNames(policy).line}
                lines={[
                  quotationNames(policy).insured,
                  policy.State === 'upcoming'
                    ? words.policies.begins(formatDay(policy.PolicyStart))
                    : words.policies.ends(formatDay(policy.PolicyEnd)),
                ]}
              />
            ))}
          </ul>
          {policies.data.length > 0 && <PartLink to={tabAddress('policies')}>{words.policies.all}</PartLink>}
        </>
      )}
    </Part>
  );
}

function Offers({ offers }: { readonly offers: ListState<OwnQuotation> }) {
  return (
    <Part title={words.offers.title}>
      {offers.hasErrors ? (
        <PartFailed text={words.offers.failed} />
      ) : (
        <>
          {offers.data.length === 0 && <p className="text-ink-soft">{words.offers.none}</p>}
          <ul>
            {offers.data.slice(0, shownRows).map((own) => (
              <PartRow
                key={own.HeaderGuid}
                to={own.Stage === 'open' || own.Stage === 'waiting' ? offersAddress(own) : tabAddress('offers')}
                title={quotationNames(own).line}
                lines={[
                  quotationNames(own).insured,
                  ...(own.LowestPremium === null ? [] : [words.offers.from(formatLira(fromLira(own.LowestPremium)))]),
                ]}
                mark={<QuotationChip stage={own.Stage} />}
              />
            ))}
          </ul>
          {offers.data.length > 0 && <PartLink to={tabAddress('offers')}>{words.offers.all}</PartLink>}
        </>
      )}
    </Part>
  );
}

function Help({ isRead }: { readonly isRead: boolean }) {
  return (
    <Part title={words.help.title}>
      <p className="max-w-text text-ink-soft">{words.help.text}</p>
      {!isRead && <p className="mt-2 text-ink-soft text-small">{words.support.failed}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="quiet" to={tabAddress('support')}>
          {words.help.write}
        </ButtonLink>
        <CallAgency />
      </div>
    </Part>
  );
}
