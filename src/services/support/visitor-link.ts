import { isLinkOver } from '#domain/support/lifetimes.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import type { SupportRequest, VisitorContact } from '#ports/support.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { deliverLinkCode, type LinkCodeAnswer } from '../verification/deliver-link-code.ts';
import { type TryCodeAnswer, tryCode } from '../verification/try-code.ts';
import type { SupportPorts } from './ports.ts';

type Secrets = Pick<SupportPorts, 'secrets'>;

/** It follows from the request under our key, so that every mail about it carries the same. */
export function linkToken({ secrets }: Secrets, { id }: Pick<SupportRequest, 'id'>): string {
  return secrets.digest('support', id);
}

/** What a link's token is stored and found by. */
export function linkDigest({ secrets }: Secrets, token: string): string {
  return secrets.digest('token', token);
}

type Linked = { readonly request: SupportRequest; readonly contact: VisitorContact };

/** The visitor's request behind a link, as long as the link lives. */
async function linkedRequest(ports: SupportPorts, token: string): Promise<Linked | undefined> {
  const request = await ports.support.findByLink(linkDigest(ports, token));
  if (!request?.contact || isLinkOver(request.lastMessageAt, ports.clock.now())) return undefined;
  return { request, contact: request.contact };
}

const notFound = { kind: 'notFound' } as const;

/** Sends a code to the phone of the request behind a link. */
export async function sendSupportCode(
  ports: SupportPorts,
  token: string,
  caller: Caller,
): Promise<LinkCodeAnswer | typeof notFound> {
  const linked = await linkedRequest(ports, token);
  if (!linked) return notFound;
  const { phone } = linked.contact;
  return deliverLinkCode(ports, { phone, purpose: 'support', nationalNumber: undefined }, caller);
}

export type ConfirmLinkAnswer =
  | Limited
  | Exclude<TryCodeAnswer, { kind: 'right' }>
  | typeof notFound
  | { readonly kind: 'admitted'; readonly id: string };

/** With the right code this browser reads and answers the request behind a link. */
export async function confirmSupportCode(
  ports: SupportPorts,
  { token, code }: { readonly token: string; readonly code: string },
  caller: Caller,
): Promise<ConfirmLinkAnswer> {
  const linked = await linkedRequest(ports, token);
  if (!linked) return notFound;
  const { phone } = linked.contact;
  const limited = await keepLimits(ports, 'confirm', { ...caller, phone });
  if (limited) return limited;
  const visitor = visitorOf(ports, caller);
  const tried = await tryCode(ports, { phone, purpose: 'support', visitor }, plainDigits(code).trim());
  if (tried.kind !== 'right') return tried;
  const { id } = linked.request;
  await ports.support.admit(id, visitor, ports.clock.now());
  return { kind: 'admitted', id };
}
