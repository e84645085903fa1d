import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProofAsked } from '#contracts/calls/proof.ts';
import { proofTexts as words } from '#messages/share.ts';
import { plainHttp } from '../http/browser-http.ts';
import { proofAskedBy, proofGiven } from '../http/proof-desk.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { Resume } from './resume.tsx';
import { proofWay } from './use-resume.ts';

export type ProofCardProps = { readonly asked: ProofAsked };

/** Asks an owner for the phone of a quotation once more. */
export function ProofCard({ asked: { HeaderGuid, MaskedPhone } }: ProofCardProps) {
  const titleId = useElementId();
  const title = useRef<HTMLHeadingElement>(null);
  // Another tab may have proven it, or have been about to while this one asked.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const reply = await plainHttp.call('vehicleQuotation', { HeaderGuid });
    if (reply && !proofAskedBy(reply)) proofGiven();
  });
  useEffect(() => {
    title.current?.focus();
    const onChange = () => void look();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return (
    <Card role="region" aria-labelledby={titleId} className="@container max-w-3xl desktop:p-8">
      <Icon name="phone" className="size-8 text-brand" />
      <h2 id={titleId} ref={title} tabIndex={-1} className="mt-2 scroll-mt-24 text-h3 outline-none">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 max-w-text text-ink-soft">{words.why}</p>
      <Resume
        key={HeaderGuid}
        token={HeaderGuid}
        way={proofWay}
        texts={{ start: words.start, startNote: words.startNote(MaskedPhone) }}
        onResumed={proofGiven}
      />
    </Card>
  );
}
