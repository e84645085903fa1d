import { useState } from 'react';
import type { Firm } from '#contracts/calls/content.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { policyListTexts as words } from '#messages/policies.ts';
import type { ListState } from '../../lists/list-slice.ts';
import { Button } from '../../ui/button.tsx';
import { CallAgency, Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountHeading } from '../account-heading.tsx';
import { FilterRow } from './filter-row.tsx';
import { NoPolicies } from './no-policies.tsx';
import { PolicyCard } from './policy-card.tsx';
import { filterChoices, filterPolicies, noFilter } from './policy-filter.ts';
import { usePolicies } from './use-policies.ts';

type MyPoliciesProps = { readonly loaded: ListState<Policy>; readonly companies: ListState<Firm> };

/** The customer's policies: a list that can be narrowed, and honest words where there is none to show. */
export function MyPolicies({ loaded, companies }: MyPoliciesProps) {
  const { policies, reload } = usePolicies(loaded);
  return (
    <>
      <AccountHeading title={words.title} note={words.note} />
      {policies.loading && <Spinner inner text={words.loading} />}
      {policies.hasErrors && (
        <div className="mt-6">
          <Notice icon="warning" title={words.failed.title} text={policies.message ?? words.failed.text}>
            <Button onClick={() => void reload()}>{words.again}</Button>
            <CallAgency />
          </Notice>
        </div>
      )}
      {!policies.loading && !policies.hasErrors && <Listed policies={policies.data} companies={companies.data} />}
    </>
  );
}

function Listed({
  policies,
  companies,
}: {
  readonly policies: readonly Policy[];
  readonly companies: readonly Firm[];
}) {
  const [filter, setFilter] = useState(noFilter);
  if (policies.length === 0) return <NoPolicies />;
  const shown = filterPolicies(policies, filter);
  return (
    <>
      <FilterRow choices={filterChoices(policies, companies)} filter={filter} onFilter={setFilter} />
      <p role="status" className="mt-4 text-ink-soft text-small">
        {shown.length === 0 ? words.noneLeft : words.found(shown.length)}
      </p>
      {shown.length === 0 && (
        <Button variant="link" onClick={() => setFilter(noFilter)}>
          {words.reset}
        </Button>
      )}
      <ul className="mt-3 grid gap-4 @2xl:grid-cols-2">
        {shown.map((policy) => (
          <li key={policy.PolicyGuid}>
            <PolicyCard policy={policy} />
          </li>
        ))}
      </ul>
    </>
  );
}
