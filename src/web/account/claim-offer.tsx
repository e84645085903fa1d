import { useEffect, useRef } from 'react';
import { numberClaimMessages as words } from '#messages/modals.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** Tells whose a taken number may be, and lets its owner ask for it. */
export function ClaimOffer({ onClaim }: { readonly onClaim: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Note look="warning" className="mt-5">
      <p ref={text} tabIndex={-1} className="outline-none">
        {words.taken}
      </p>
      <p className="mt-2">{words.offer}</p>
      <Button variant="quiet" className="mt-3" onClick={onClaim}>
        {words.claim}
      </Button>
    </Note>
  );
}
