import { isMobile } from '#domain/account/username.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Caller } from '../ports.ts';
import { type CodePorts, type CodeRequest, deliverCode } from './deliver-code.ts';
import type { SendSmsAnswer } from './send-sms.ts';

/** Sends a code to a phone, however its number is spelled. */
export async function sendCode(ports: CodePorts, request: CodeRequest, caller: Caller): Promise<SendSmsAnswer> {
  const phone = normalisePhone(request.phone);
  return isMobile(phone) ? deliverCode(ports, { ...request, phone }, caller) : { kind: 'refused' };
}
