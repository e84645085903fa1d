import type { SupportMessage, SupportRequest, VisitorContact } from '#ports/support.ts';
import { contactOf } from '../support/contact-of.ts';
import { supportTypeName } from '../support/ports.ts';
import type { DeskPorts } from './ports.ts';

export type Thread = {
  readonly request: SupportRequest;
  /** Undefined once the account is gone. */
  readonly contact: VisitorContact | undefined;
  /** Undefined where the list names it no more. */
  readonly typeName: string | undefined;
  readonly messages: readonly SupportMessage[];
};

/** All of a request, for who works at the desk. That its customer has read nothing of it stays so. */
export async function readThread(
  ports: Pick<DeskPorts, 'accounts' | 'lists' | 'support'>,
  number: string,
): Promise<Thread | undefined> {
  const request = await ports.support.findByNumber(number);
  if (!request) return undefined;
  const [contact, typeName, messages] = await Promise.all([
    contactOf(ports, request),
    supportTypeName(ports.lists, request.typeId),
    ports.support.messages(request.id),
  ]);
  return { request, contact, typeName, messages };
}
