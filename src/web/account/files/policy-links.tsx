import { lines } from '#catalog/lines/index.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { myFilesTexts } from '#messages/my-files.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { policyAddress, tabAddress } from '../account-address.ts';
import { AccountCard } from '../account-card.tsx';

const words = myFilesTexts.policies;
/** More than these are found in the list of policies. */
const mostShown = 5;

/** The ways to the documents of policies, which are downloaded where the policy is. */
export function PolicyLinks({ policies }: { readonly policies: readonly Policy[] | null }) {
  return (
    <AccountCard title={words.title} note={words.note}>
      {policies === null && <p>{words.failed}</p>}
      {policies?.length === 0 && <p>{words.none}</p>}
      {policies !== null && policies.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {policies.slice(0, mostShown).map(({ PolicyGuid, PolicyNo, Line }) => (
            <li key={PolicyGuid}>
              <Link
                to={policyAddress(PolicyGuid)}
                prefetch="intent"
                className="flex min-h-11 items-center gap-3 py-2 font-medium text-brand hover:underline"
              >
                <Icon name="document" className="size-5 shrink-0" />
                <span className="min-w-0 break-words">{words.open(lines[Line].name, PolicyNo)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {policies !== null && policies.length > mostShown && (
        <Link
          to={tabAddress('policies')}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {words.all}
        </Link>
      )}
    </AccountCard>
  );
}
