import { quotationReplies } from '#messages/quotation.ts';
import type { NoAccess } from '#services/quotation/read-quotation.ts';
import type { ConfirmResumeAnswer } from '#services/quotation/resume-offers.ts';
import { ok } from './handler.ts';
import { limitedReply } from './limit-replies.ts';
import { codeReply } from './sms-replies.ts';

/** What calls say to who may not see a quotation: its owner is asked for a code, for strangers there is nothing. */
export function noAccess(answer: NoAccess) {
  if (answer.kind === 'notFound') return { outcome: 'notFound' } as const;
  const { headerGuid, maskedPhone } = answer;
  return {
    outcome: 'codeConfirmationRequired',
    data: { HeaderGuid: headerGuid, MaskedPhone: maskedPhone },
    messages: [quotationReplies.proveAgain],
  } as const;
}

/** What becomes of a code that opens a quotation. */
export function openedReply(answer: ConfirmResumeAnswer) {
  switch (answer.kind) {
    case 'admitted': {
      const { id, line, variant } = answer.quotation;
      return ok({ HeaderGuid: id, QueryType: line, SecondHand: variant === 'secondHand' });
    }
    case 'codeWrong':
    case 'codeOver':
      return codeReply(answer);
    case 'notFound':
      return { outcome: 'notFound' } as const;
    case 'limited':
      return limitedReply(answer);
  }
}
