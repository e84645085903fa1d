import { useEffect, useState } from 'react';
import type { SupportThread } from '#contracts/calls/support.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { HttpLayer } from '../http/http-layer.ts';

/** A thread as far as it could be read; one of somebody else is as missing as one that never was. */
export type LoadedThread =
  | { readonly kind: 'read'; readonly thread: SupportThread }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

export async function loadThread(http: HttpLayer, requestGuid: string): Promise<LoadedThread> {
  const reply = await http.call('supportView', { RequestGuid: requestGuid });
  if (reply?.Success) return { kind: 'read', thread: reply.Data };
  return reply?.StatusCode === outcomes.notFound.code ? { kind: 'missing' } : { kind: 'failed' };
}

/** A thread that the browser itself reads, and reads again when asked. */
export function useThread(requestGuid: string) {
  const [loaded, setLoaded] = useState<LoadedThread>();
  const [asked, setAsked] = useState({ requestGuid });
  useEffect(() => {
    let wanted = true;
    void loadThread(browserHttp, asked.requestGuid).then((next) => wanted && setLoaded(next));
    return () => {
      wanted = false;
    };
  }, [asked]);
  return { loaded, readAgain: () => setAsked({ requestGuid }) };
}
