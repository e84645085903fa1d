import type { FastifyRequest } from 'fastify';
import type { DeskCall } from '#contracts/desk/desk-call.ts';
import { mayAct } from '#domain/desk/operator.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { sessionToken } from './cookies.ts';
import type { DeskContext, DoorContext } from './handler.ts';

/** outside: nobody is signed in, or not any more. forbidden: without the role. */
export type Admission =
  | { readonly kind: 'in'; readonly context: DeskContext }
  | { readonly kind: 'door'; readonly context: DoorContext }
  | { readonly kind: 'outside' }
  | { readonly kind: 'forbidden'; readonly operator: DeskContext['operator'] };

export async function admit(
  { operators, secrets, clock }: Pick<DeskPorts, 'clock' | 'operators' | 'secrets'>,
  request: FastifyRequest,
  { role }: Pick<DeskCall, 'role'>,
): Promise<Admission> {
  const address = request.ip;
  if (role === 'anybody') return { kind: 'door', context: { address } };
  const token = sessionToken(request);
  if (token === undefined) return { kind: 'outside' };
  const sessionDigest = secrets.digest('token', token);
  const operator = await operators.touchSession(sessionDigest, clock.now());
  if (!operator) return { kind: 'outside' };
  return mayAct(operator.roles, role)
    ? { kind: 'in', context: { operator, sessionDigest, address } }
    : { kind: 'forbidden', operator };
}
