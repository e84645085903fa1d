import type { Envelope } from '#contracts/envelope.ts';

/** Whether a session was refused because nobody had used it for long. */
export function isIdle({ Data }: Pick<Envelope, 'Data'>): boolean {
  return (Data as { readonly Idle?: boolean } | null)?.Idle === true;
}
