import { createContext, type ReactNode, useContext, useState } from 'react';

type Count = { readonly prefix: string; last: number };

/** The first stands for what is drawn outside a page, as in a test. */
const CountContext = createContext<Count>({ prefix: 'x', last: 0 });

type ElementIdsProps = { readonly prefix: string; readonly children: ReactNode };

/** Counts the ids of what it holds by itself: parts of a page are drawn in another order in the browser than on the server. */
export function ElementIds({ prefix, children }: ElementIdsProps) {
  const [count] = useState(() => ({ prefix, last: 0 }));
  return <CountContext value={count}>{children}</CountContext>;
}

/** An id for an element, the same on the server and in the browser. */
export function useElementId(): string {
  const count = useContext(CountContext);
  const [id] = useState(() => {
    count.last += 1;
    return `${count.prefix}-${count.last}`;
  });
  return id;
}
