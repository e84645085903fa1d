import { confirmProofAgain, type ProvePorts, proveAgain } from '#services/quotation/prove-again.ts';
import { confirmResume, resumeOffers } from '#services/quotation/resume-offers.ts';
import type { Handlers } from '../handler.ts';
import { openedReply } from '../proof-replies.ts';
import { linkCodeReply } from '../sms-replies.ts';

const notFound = { outcome: 'notFound' } as const;

/** Proving the phone of a quotation: behind a link on another device, or once more on the own. */
export function proofHandlers(ports: ProvePorts) {
  return {
    async resumeOffers({ Token }, caller) {
      const answer = await resumeOffers(ports, Token, caller);
      return answer.kind === 'notFound' ? notFound : linkCodeReply(answer);
    },

    async confirmResume({ Token, SmsActivationCode }, caller) {
      return openedReply(await confirmResume(ports, { token: Token, code: SmsActivationCode }, caller));
    },

    async proveAgain({ HeaderGuid }, caller) {
      const answer = await proveAgain(ports, HeaderGuid, caller);
      return answer.kind === 'notFound' ? notFound : linkCodeReply(answer);
    },

    async confirmProofAgain({ HeaderGuid, SmsActivationCode }, caller) {
      return openedReply(await confirmProofAgain(ports, { headerGuid: HeaderGuid, code: SmsActivationCode }, caller));
    },
  } satisfies Handlers;
}
