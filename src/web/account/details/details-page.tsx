import type { LoadedDetails } from './load-details.ts';
import { MyData } from './my-data.tsx';
import { MyPassword } from './my-password.tsx';
import { MySecondFactor } from './my-second-factor.tsx';
import { MySessions } from './my-sessions.tsx';

export function DetailsPage({ loaded: { client, sessions } }: { readonly loaded: LoadedDetails }) {
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-2 desktop:gap-8">
      <MyData client={client} />
      <div className="grid gap-6 desktop:gap-8">
        <MyPassword />
        <MySecondFactor always={client.MfaAlways} />
        <MySessions sessions={sessions} />
      </div>
    </div>
  );
}
