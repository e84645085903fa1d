import { FreshRequest } from './fresh-request.tsx';
import type { LoadedSupport } from './load-support.ts';
import { MyRequests } from './my-requests.tsx';
import { RequestPage } from './request-page.tsx';

/** The account's support: its requests, one of them, or the form that opens another. */
export function SupportPage({ loaded }: { readonly loaded: LoadedSupport }) {
  switch (loaded.kind) {
    case 'list':
      return <MyRequests requests={loaded.requests} statuses={loaded.statuses} />;
    case 'thread':
      return <RequestPage key={loaded.requestGuid} loaded={loaded} />;
    case 'fresh':
      return <FreshRequest policies={loaded.policies} policyGuid={loaded.policyGuid} />;
  }
}
