import type { z } from 'zod';
import type { calls } from '#contracts/index.ts';
import { documentReplies } from '#messages/documents.ts';
import { correctEmail } from '#services/document/correct-email.ts';
import { type DocumentPorts, insurerName } from '#services/document/ports.ts';
import { type DocumentRequest, readDocument } from '#services/document/read-document.ts';
import { resendDocuments } from '#services/document/resend-documents.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { noAccess } from '../proof-replies.ts';

type Model = z.output<typeof calls.getPdf.request>;

function basketOf({
  OfferGuid,
  CrossSellingOffers,
  InstallmentCount,
}: Extract<Model, { DocumentKey: 'distanceSales' }>) {
  if (OfferGuid === undefined) return undefined;
  return { offerId: OfferGuid, addOnOfferIds: CrossSellingOffers, installmentCount: InstallmentCount };
}

function requestOf(model: Model): DocumentRequest {
  switch (model.DocumentKey) {
    case 'offer':
    case 'informationForm':
      return { kind: model.DocumentKey, offerId: model.OfferGuid };
    case 'policy':
    case 'summary':
      return { kind: model.DocumentKey, policyId: model.PolicyGuid };
    case 'comparison':
      return { kind: 'comparison', headerGuid: model.HeaderGuid, offerIds: model.OfferGuids };
    case 'distanceSales':
      return { kind: 'distanceSales', policyId: model.PolicyGuid, basket: basketOf(model) };
  }
}

/** Documents of offers, policies and sales, to look at or to be sent once more. */
export function documentHandlers(ports: DocumentPorts) {
  return {
    async getPdf(model, caller) {
      const answer = await readDocument(ports, requestOf(model), caller);
      switch (answer.kind) {
        case 'document': {
          const { fileName, content } = answer.document;
          return ok({ FileName: fileName, Base64: Buffer.from(content).toString('base64') });
        }
        case 'unavailable':
          return {
            outcome: 'upstreamDown',
            messages: [documentReplies.unavailable(insurerName(ports, answer.insurer))],
          };
        case 'proofOld':
        case 'notFound':
          return noAccess(answer);
        case 'limited':
          return limitedReply(answer);
      }
    },

    async correctOrderEmail({ OrderReference: reference, Email: email }, caller) {
      const answer = await correctEmail(ports, { reference, email }, caller);
      switch (answer.kind) {
        case 'corrected':
          return ok({ Email: answer.email });
        case 'notReady':
          return { outcome: 'step', messages: [documentReplies.cameToNothing] };
        case 'proofOld':
        case 'notFound':
          return noAccess(answer);
        case 'limited':
          return limitedReply(answer);
      }
    },

    async resendDocuments({ OrderReference }, caller) {
      const answer = await resendDocuments(ports, OrderReference, caller);
      switch (answer.kind) {
        case 'resent':
          return ok({ Email: answer.email });
        case 'notReady':
          return { outcome: 'step', messages: [documentReplies.notReady] };
        case 'proofOld':
        case 'notFound':
          return noAccess(answer);
        case 'limited':
          return limitedReply(answer);
      }
    },
  } satisfies Handlers;
}
