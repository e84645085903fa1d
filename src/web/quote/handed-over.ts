import type { Trap } from '#contracts/honeypot.ts';
import type { QuoteModel } from './kept-model.ts';

/** A first step that was filled outside its quote page, which sends it on. */
export type HandedOver = { readonly model: QuoteModel; readonly trap: Trap };

type Mark = { readonly handedOver: number };

let waiting: (HandedOver & { readonly mark: number }) | undefined;

/**
 * Lays a first step down for the quote page and answers what the address's entry says about it. The answers themselves
 * stand in no entry of the history, so that reload, back and forward never send them a second time.
 */
export function handOver(filled: HandedOver): Mark {
  const mark = Date.now();
  waiting = { ...filled, mark };
  return { handedOver: mark };
}

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'handedOver' in state && typeof state.handedOver === 'number';

/** Takes what was laid down for this entry of the history, once. */
export function takeHandedOver(state: unknown): HandedOver | undefined {
  const taken = waiting;
  if (!taken || !isMark(state) || taken.mark !== state.handedOver) return undefined;
  waiting = undefined;
  return { model: taken.model, trap: taken.trap };
}
