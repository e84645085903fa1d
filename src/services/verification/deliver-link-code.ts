import { maskPhone } from '#domain/account/username.ts';
import type { Caller } from '../ports.ts';
import { type CodePorts, type CodeRequest, deliverCode } from './deliver-code.ts';
import type { SendSmsAnswer } from './send-sms.ts';

export type LinkCodeAnswer =
  | Exclude<SendSmsAnswer, { kind: 'sent' }>
  | { readonly kind: 'sent'; readonly resendSeconds: number; readonly maskedPhone: string };

/** Sends a code to the phone behind a link, which whoever holds the link is only given a hint of. */
export async function deliverLinkCode(ports: CodePorts, request: CodeRequest, caller: Caller): Promise<LinkCodeAnswer> {
  const sent = await deliverCode(ports, request, caller);
  switch (sent.kind) {
    case 'sent':
      return { kind: 'sent', resendSeconds: sent.resendSeconds, maskedPhone: maskPhone(request.phone) };
    case 'tooSoon':
      return { kind: 'tooSoon', resendSeconds: sent.resendSeconds };
    default:
      return sent;
  }
}
