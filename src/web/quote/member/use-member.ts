import { useEffect, useState } from 'react';
import type { ClientInfo } from '#contracts/calls/customer.ts';
import type { MyThings } from '#contracts/calls/my-things.ts';
import { useUser } from '../../user/user-context.tsx';

/** Who is logged in, with what they asked to insure before. */
export type Member = { readonly client: ClientInfo; readonly things: MyThings };

const nothing: MyThings = { Vehicles: [], Homes: [] };

async function readMember(): Promise<Member | undefined> {
  const { browserHttp } = await import('../../http/browser-http.ts');
  const [client, things] = await Promise.all([browserHttp.call('clientInfo'), browserHttp.call('myThings')]);
  return client?.Success ? { client: client.Data, things: things?.Success ? things.Data : nothing } : undefined;
}

type Known = { readonly name: string; readonly member: Member };

/** What is known of a member, once it came; nothing of a visitor. Where it does not come, the questions are asked as ever. */
export function useMember(): Member | undefined {
  const { user } = useUser().state;
  const name = user ? `${user.Name} ${user.Surname}` : undefined;
  const [known, setKnown] = useState<Known>();
  // The user is told anew after every login, also where one member follows another on the same page.
  useEffect(() => {
    if (!user) return setKnown(undefined);
    let isWanted = true;
    const keep = (member: Member | undefined) =>
      isWanted && setKnown(member && { name: `${user.Name} ${user.Surname}`, member });
    readMember().then(keep, () => keep(undefined));
    return () => {
      isWanted = false;
    };
  }, [user]);
  return known?.name === name ? known?.member : undefined;
}
