import { isMobile } from '#domain/account/username.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Caller } from '../ports.ts';
import { type CodePorts, type CodeRequest, type DeliverCodeAnswer, deliverCode } from './deliver-code.ts';

/** Sends a code to a phone, however its number is spelled. */
export async function sendCode(ports: CodePorts, request: CodeRequest, caller: Caller): Promise<DeliverCodeAnswer> {
  const phone = normalisePhone(request.phone);
  return isMobile(phone) ? deliverCode(ports, { ...request, phone }, caller) : { kind: 'refused' };
}
