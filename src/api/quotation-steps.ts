import { linesQuotedOn, quotePageOf } from '#catalog/pages/quotes.ts';
import type { SiteAnswers } from '#contracts/calls/site-answers.ts';
import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { peopleProblems } from '#messages/people-questions.ts';
import { declarationsForCustomer } from '#services/health/declarations-for-customer.ts';
import { askAgain } from '#services/quotation/ask-again.ts';
import { openQuotation } from '#services/quotation/open-quotation.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { readQuotation } from '#services/quotation/read-quotation.ts';
import { updateQuotation } from '#services/quotation/update-quotation.ts';
import { isOfKind } from '#services/risks/of-kind.ts';
import { panelReply } from './ask-again-reply.ts';
import { customerReply } from './customer-replies.ts';
import { ok, type RequestContext } from './handler.ts';
import { limitedReply } from './limit-replies.ts';
import { panelData } from './panel-wire.ts';
import { noAccess } from './proof-replies.ts';
import { riskWires } from './risks/index.ts';
import type { RiskWire, WireLists } from './risks/risk-wire.ts';

const notFound = { outcome: 'notFound' } as const;
const refused = (messages: readonly string[], field?: string) =>
  ({ outcome: 'validation', messages, ...(field === undefined ? {} : { data: { Field: field } }) }) as const;

type StartModel = {
  readonly HeaderGuid: string;
  readonly QueryType?: LineKey | undefined;
  readonly InsuranceFirm?: string | undefined;
  readonly PackageGuid?: string | undefined;
};

/** One way to open, complete, ask again and read a quotation, whatever it insures. */
export function quotationSteps(ports: QuotationPorts, lists: WireLists) {
  const open =
    <Kind extends RiskKind>(kind: Kind) =>
    async (model: Parameters<RiskWire<Kind>['opening']>[0], caller: RequestContext) => {
      const wire = riskWires[kind];
      const { Email, ReferenceCode: referenceCode }: SiteAnswers = model;
      // An address that the site does not ask for is not kept.
      const email = ports.mailOffers ? Email : undefined;
      const request = { kind, ...wire.opening(model), email, referenceCode };
      const answer = await openQuotation(ports, request, caller);
      switch (answer.kind) {
        case 'opened':
          return ok(await wire.opened(answer.quotation, lists));
        case 'otherKind':
          return refused([wire.otherKind]);
        case 'invalid':
          return refused(answer.problems);
        default:
          return customerReply(answer);
      }
    };

  const update =
    <Kind extends RiskKind>(kind: Kind) =>
    async (model: Parameters<RiskWire<Kind>['update']>[0], caller: RequestContext) => {
      const request = { kind, ...riskWires[kind].update(model) };
      const answer = await updateQuotation(ports, request, caller);
      switch (answer.kind) {
        case 'asked':
          return ok(panelData(request.headerGuid, answer.panel));
        case 'birthdateRequired':
          return { outcome: 'birthdateRequired', data: { Rows: answer.rows.join(',') } } as const;
        case 'invalid':
          return refused(answer.problems, answer.field);
        case 'listDown':
          return { outcome: 'upstreamDown', messages: [answer.problem] } as const;
        case 'sanctioned':
          return { outcome: 'blacklist' } as const;
        case 'registerDown':
          return { outcome: 'customerControl', messages: [peopleProblems.registerDown] } as const;
        case 'proofOld':
        case 'notFound':
          return noAccess(answer);
        case 'limited':
          return limitedReply(answer);
      }
    };

  const read =
    <Kind extends RiskKind>(kind: Kind) =>
    async ({ HeaderGuid }: { readonly HeaderGuid: string }, caller: RequestContext) => {
      const access = await readQuotation(ports, HeaderGuid, caller);
      if (access.kind !== 'found') return noAccess(access);
      const { quotation } = access;
      if (!isOfKind(quotation, kind)) return notFound;
      const declarations = await declarationsForCustomer(ports, quotation);
      return ok(await riskWires[kind].stored(quotation, lists, { declarations }));
    };

  /** The panel of a quotation of the page on which a line is quoted. */
  const start = (pageLine: LineKey) => async (model: StartModel, caller: RequestContext) => {
    const { HeaderGuid: headerGuid, QueryType: line, InsuranceFirm: insurer, PackageGuid: packageId } = model;
    const pageLines = linesQuotedOn(quotePageOf(pageLine));
    const answer = await askAgain(ports, { headerGuid, pageLines, line, insurer, packageId }, caller);
    return panelReply(headerGuid, answer);
  };

  return { open, update, read, start };
}
