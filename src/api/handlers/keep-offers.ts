import { codeRules } from '#domain/account/codes.ts';
import { mailMyOffersReplies as replies } from '#messages/keep-offers.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { confirmFindMyOffers, findMyOffers } from '#services/quotation/find-my-offers.ts';
import { mailMyOffers } from '#services/quotation/mail-my-offers.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { wireOwnQuotation } from '../own-quotation-wire.ts';
import { noAccess } from '../proof-replies.ts';
import { riskWires } from '../risks/index.ts';
import { codeReply, tooSoon, undelivered } from '../sms-replies.ts';

const step = (message: string) => ({ outcome: 'step', messages: [message] }) as const;

/** Taking offers along by mail, and finding them again by the phone they were asked with. */
export function keepOffersHandlers(ports: PurchasePorts) {
  return {
    async mailMyOffers({ HeaderGuid, Email }, viewer) {
      const answer = await mailMyOffers(ports, { headerGuid: HeaderGuid, email: Email }, viewer);
      switch (answer.kind) {
        case 'sent':
          return ok({ Email: answer.email });
        case 'notAsked':
          return step(riskWires[answer.risk].notAskedYet);
        case 'nothing':
          return step(replies.nothing);
        case 'refused':
          return { outcome: 'dataWrong', messages: [replies.refused] };
        case 'unavailable':
          return { outcome: 'finalStep', messages: [replies.unavailable] };
        case 'limited':
          return limitedReply(answer);
        default:
          return noAccess(answer);
      }
    },

    async findMyOffers({ Phone }, caller) {
      const answer = await findMyOffers(ports, Phone, caller);
      switch (answer.kind) {
        case 'sent':
          return ok({ ResendSeconds: answer.resendSeconds, ValidSeconds: codeRules.validSeconds });
        case 'tooSoon': {
          const refusal = tooSoon(answer.resendSeconds);
          return { ...refusal, data: { ...refusal.data, CodeWaiting: answer.hasCode } };
        }
        case 'refused':
        case 'unavailable':
          return undelivered(answer.kind);
        case 'limited':
          return limitedReply(answer);
      }
    },

    async confirmFindMyOffers({ Phone, SmsActivationCode }, caller) {
      const answer = await confirmFindMyOffers(ports, { phone: Phone, code: SmsActivationCode }, caller);
      switch (answer.kind) {
        case 'found':
          return ok(answer.quotations.map(wireOwnQuotation));
        case 'limited':
          return limitedReply(answer);
        default:
          return codeReply(answer);
      }
    },
  } satisfies Handlers;
}
