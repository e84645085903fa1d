import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { ElementIds, useElementId } from './element-ids.tsx';
import { askForTurn, type Turn } from './turns.ts';

type InTurnProps = { readonly turn: Turn; readonly drawn: ReactNode; readonly children: ReactNode };

/** While it waits Preact leaves the server's element as it is, and takes it up when it goes on. */
function InTurn({ turn, drawn, children }: InTurnProps) {
  const [isTakenUp, setTakenUp] = useState(false);
  useLayoutEffect(() => setTakenUp(true), []);
  if (!turn.isHere()) throw turn.come;
  // What changed meanwhile is a change to what the server drew, and shows itself as one.
  return isTakenUp ? children : drawn;
}

export type PartProps = {
  /** Comes before what stands beside it, as what somebody types in. */
  readonly urgent?: boolean;
  /** One element. */
  readonly children: ReactNode;
};

/** A part of a page that is taken up by itself, so that the whole of it is never one long piece of work. */
export function Part({ urgent = false, children }: PartProps) {
  const prefix = useElementId();
  const [drawn] = useState(children);
  // What is drawn anew does not wait, as a window that opens meanwhile.
  const isNew = useHydrated();
  const [turn] = useState(() => (isNew ? undefined : askForTurn(urgent)));
  return (
    <ElementIds prefix={prefix}>
      {turn ? (
        <Suspense>
          <InTurn turn={turn} drawn={drawn}>
            {children}
          </InTurn>
        </Suspense>
      ) : (
        children
      )}
    </ElementIds>
  );
}
