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

/** What is known of a member, once it came; nothing of a visitor. Where it does not come, the questions are asked as ever. */
export function useMember(): Member | undefined {
  const { isLoggedIn } = useUser().state;
  const [member, setMember] = useState<Member>();
  useEffect(() => {
    if (!isLoggedIn) return;
    let isWanted = true;
    readMember().then(
      (read) => isWanted && setMember(read),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isLoggedIn]);
  return isLoggedIn ? member : undefined;
}
