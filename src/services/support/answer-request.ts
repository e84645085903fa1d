import type { SupportPorts } from './ports.ts';

type Answer = { readonly number: string; readonly text: string; readonly closing: boolean };

/** The agency's answer; false where there is no such number. */
export async function answerRequest(
  { support, clock }: Pick<SupportPorts, 'clock' | 'support'>,
  { number, text, closing }: Answer,
): Promise<boolean> {
  const request = await support.findByNumber(number);
  if (!request) return false;
  await support.agencyWrites(request.id, { text, sentAt: clock.now() }, { closing });
  return true;
}

/** Ends a request without another word; its customer may still write. */
export async function closeRequest({ support }: Pick<SupportPorts, 'support'>, number: string): Promise<boolean> {
  const request = await support.findByNumber(number);
  if (!request) return false;
  await support.close(request.id);
  return true;
}
