import { createContext } from 'react';

const none: readonly string[] = [];

/** Names of the fields that somebody was led to; the first that the questions ask takes the focus. */
export const LedToContext = createContext<readonly string[]>(none);

/** The same as the history of the browser keeps it beside an address. */
export function ledToIn(state: unknown): readonly string[] {
  const told = typeof state === 'object' && state !== null && 'ledTo' in state ? state.ledTo : undefined;
  return Array.isArray(told) ? told.filter((name) => typeof name === 'string') : none;
}
