import { failureReasons } from '#messages/quotation.ts';
import type { AskAgainAnswer } from '#services/quotation/ask-again.ts';
import { ok } from './handler.ts';
import { limitedReply } from './limit-replies.ts';
import { panelData } from './panel-wire.ts';
import { noAccess } from './proof-replies.ts';
import { riskWires } from './risks/index.ts';

const step = (sentence: string) => ({ outcome: 'step', messages: [sentence] }) as const;

/** The panel after it was asked again, or why it was not. */
export function panelReply(headerGuid: string, answer: AskAgainAnswer) {
  switch (answer.kind) {
    case 'panel':
      return ok(panelData(headerGuid, answer.panel));
    case 'proofOld':
    case 'notFound':
      return noAccess(answer);
    case 'notAsked':
      return step(riskWires[answer.risk].notAskedYet);
    case 'startIsPast':
      return step(riskWires[answer.risk].startIsPast);
    case 'switchedOff':
      return step(failureReasons.switchedOff);
    case 'limited':
      return limitedReply(answer);
  }
}
