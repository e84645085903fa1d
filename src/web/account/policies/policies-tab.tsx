import type { LoadedPolicies } from './load-policies.ts';
import { MyPolicies } from './my-policies.tsx';
import { PolicyPage } from './policy-page.tsx';

/** The account's policies: their list, or one of them. */
export function PoliciesTab({ loaded }: { readonly loaded: LoadedPolicies }) {
  return loaded.kind === 'list' ? (
    <MyPolicies loaded={loaded.policies} companies={loaded.companies} />
  ) : (
    <PolicyPage
      key={loaded.policy.kind === 'read' ? loaded.policy.detail.Policy.PolicyGuid : ''}
      policy={loaded.policy}
    />
  );
}
