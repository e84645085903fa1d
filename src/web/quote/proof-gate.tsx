import { type ReactNode, useEffect, useRef } from 'react';
import { askedProof, openProofDesk } from '../http/proof-desk.ts';
import { useStore } from '../ui/use-store.ts';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';

type ProofGateProps = {
  /** The quotation that the address names. */
  readonly headerGuid: string | undefined;
  readonly children: ReactNode;
};

/** Puts the question for the phone in front of a quotation whose proof is too old; the step behind it stays as it is. */
export function ProofGate({ headerGuid, children }: ProofGateProps) {
  const asked = useStore(askedProof, undefined);
  useEffect(openProofDesk, []);
  const closed = asked !== undefined && asked.HeaderGuid.toLowerCase() === headerGuid?.toLowerCase();
  const step = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (wasClosed.current && !closed) step.current?.focus();
    wasClosed.current = closed;
  }, [closed]);
  return (
    <>
      {closed && <StepPart load={stepParts.proof} props={{ asked }} />}
      <div ref={step} tabIndex={-1} hidden={closed} className="outline-none">
        {children}
      </div>
    </>
  );
}
