import { useEffect, useState } from 'react';
import type { SameRisk } from '#contracts/calls/payment.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../http/browser-http.ts';
import { ExistingCover } from '../offer/existing-cover.tsx';
import { Note } from '../ui/note.tsx';

async function readCovers(HeaderGuid: string): Promise<readonly SameRisk[]> {
  const reply = await browserHttp.call('existingCovers', { HeaderGuid });
  return reply?.StatusCode === outcomes.ok.code ? reply.Data.SameRisks : [];
}

/** Says above the offers that the person has such a policy, for the days they are for. */
export function OwnPolicyNote({ headerGuid }: { readonly headerGuid: string }) {
  const [covers, setCovers] = useState<readonly SameRisk[]>([]);
  useEffect(() => {
    let isGone = false;
    void readCovers(headerGuid).then((read) => isGone || setCovers(read));
    return () => {
      isGone = true;
    };
  }, [headerGuid]);
  const [first] = covers;
  return first ? (
    <Note look="info" className="mt-4">
      <ExistingCover risk={first} brief />
    </Note>
  ) : null;
}
