import { fromLira } from '#domain/money.ts';
import { basketProblems } from '#messages/order.ts';
import { sameRiskSentences } from '#messages/same-risk.ts';
import { orderDelivery } from '#services/document/delivery-state.ts';
import { readExistingCovers } from '#services/order/existing-covers.ts';
import { readPaymentDetail } from '#services/order/payment-detail.ts';
import type { BasketProblem } from '#services/order/read-basket.ts';
import { readOrderStatus } from '#services/order/read-order-status.ts';
import type { DocumentsMissing } from '#services/order/sale-documents.ts';
import { type StartAnswer, startPayment } from '#services/order/start-payment.ts';
import { orderWithdrawals } from '#services/policy/order-withdrawals.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { insurerName, orderStatusOf, paymentDetailOf, problemItem } from '../order-wire.ts';
import { orderedAlreadyReply } from '../ordered-already.ts';
import { noAccess } from '../proof-replies.ts';
import { riskWires } from '../risks/index.ts';
import { wireSameRisks } from '../same-risk-wire.ts';

type Problem = BasketProblem | DocumentsMissing | { readonly kind: 'priceDiffers' | 'notAccepted' | 'bankUnavailable' };

/** What is in the way, in a sentence; and which item of the basket, where it is one. */
function problemReply(problem: Problem, ports: PurchasePorts) {
  const { kind } = problem;
  if (kind === 'notFound' || kind === 'proofOld') return noAccess(problem);
  if (kind === 'bankUnavailable') return { outcome: 'upstreamDown', messages: [basketProblems[kind]] } as const;
  const data = { Problem: kind, ...('offer' in problem ? problemItem(problem.offer, ports) : {}) };
  const message =
    kind === 'documentsMissing' || kind === 'switchedOff'
      ? basketProblems[kind](insurerName(ports, problem.offer.insurer))
      : basketProblems[kind];
  return { outcome: 'finalStep', data, messages: [message] } as const;
}

/** What is insured already, in sentences; the details stand in the detail of the payment. */
function sameRiskReply({ risk, sameRisks }: Extract<StartAnswer, { kind: 'sameRisk' }>, { panel }: PurchasePorts) {
  const { SameRisks } = wireSameRisks(sameRisks, { kind: risk, panel });
  const messages = [...SameRisks.map(({ Message }) => Message), sameRiskSentences.refused];
  return { outcome: 'finalStep', data: { Problem: 'sameRisk' }, messages } as const;
}

function startedData({ order, start }: Extract<StartAnswer, { kind: 'started' }>) {
  const common = { OrderReference: order.reference, Kind: start.kind };
  if (start.kind === 'hostedPage') return { ...common, Url: start.url, Fields: {}, CardFields: null };
  const form = { ...common, Url: start.action, Fields: { ...start.fields } };
  if (start.kind === 'bankPage') return { ...form, CardFields: null };
  const { number, month, year, cvc } = start.cardFields;
  return {
    ...form,
    CardFields: { Number: number, Month: month, Year: year, Cvc: cvc },
  };
}

/** Buying an offer: what it costs now, where the card goes, and what became of it. */
export function paymentHandlers(ports: PurchasePorts) {
  return {
    async existingCovers({ HeaderGuid }, caller) {
      const answer = await readExistingCovers(ports, HeaderGuid, caller);
      if (answer.kind === 'notAsked') return { outcome: 'step', messages: [riskWires[answer.risk].notAskedYet] };
      if (answer.kind !== 'covers') return noAccess(answer);
      const { SameRisks } = wireSameRisks(answer.sameRisks, { kind: answer.risk, panel: ports.panel });
      return ok({ SameRisks });
    },

    async paymentDetail({ OfferGuid, CrossSellingOffers, InstallmentCount, KnownOnly }, caller) {
      const basket = { offerId: OfferGuid, addOnOfferIds: CrossSellingOffers, installmentCount: InstallmentCount };
      const request = { ...basket, knownOnly: KnownOnly };
      const answer = await readPaymentDetail(ports, request, caller);
      switch (answer.kind) {
        case 'detail':
          return ok(paymentDetailOf(answer, ports));
        case 'limited':
          return limitedReply(answer);
        case 'alreadyOrdered':
          return await orderedAlreadyReply(answer, ports);
        default:
          return problemReply(answer, ports);
      }
    },

    async startPayment(model, caller) {
      const request = {
        offerId: model.OfferGuid,
        addOnOfferIds: model.CrossSellingOffers,
        installmentCount: model.InstallmentCount,
        gross: fromLira(model.GrossPremium.toFixed(2)),
        email: model.Email,
        accepted: model.AcceptedDocuments,
        sameRiskReason: model.SameRiskReason,
      };
      const answer = await startPayment(ports, request, caller);
      switch (answer.kind) {
        case 'started':
          return ok(startedData(answer));
        case 'alreadyOrdered':
          return await orderedAlreadyReply(answer, ports);
        case 'limited':
          return limitedReply(answer);
        case 'sameRisk':
          return sameRiskReply(answer, ports);
        default:
          return problemReply(answer, ports);
      }
    },

    async orderStatus({ OrderReference }, caller) {
      const answer = await readOrderStatus(ports, OrderReference, caller);
      if (answer.kind !== 'status') return noAccess(answer);
      const { view } = answer;
      const delivery = view.order.state === 'done' ? await orderDelivery(ports, view.order) : undefined;
      const withdrawals = await orderWithdrawals(ports, view.policyIds);
      return ok(orderStatusOf({ ...view, delivery, withdrawals }, ports));
    },
  } satisfies Handlers;
}
