import { accountTabs, myDetailsTexts } from '#messages/my-account.ts';
import { AccountHeading } from '../account-heading.tsx';
import type { LoadedDetails } from './load-details.ts';
import { MyData } from './my-data.tsx';
import { MyPassword } from './my-password.tsx';
import { MySecondFactor } from './my-second-factor.tsx';
import { MySessions } from './my-sessions.tsx';

export function DetailsPage({ loaded: { client, sessions } }: { readonly loaded: LoadedDetails }) {
  return (
    <>
      <AccountHeading title={accountTabs.details} note={myDetailsTexts.note} />
      <div className="mt-6 grid items-start gap-6 @2xl:grid-cols-2">
        <MyData client={client} />
        <div className="grid min-w-0 gap-6">
          <MyPassword />
          <MySecondFactor always={client.MfaAlways} />
          <MySessions sessions={sessions} />
        </div>
      </div>
    </>
  );
}
