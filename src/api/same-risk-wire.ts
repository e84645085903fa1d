import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { lines } from '#catalog/lines/index.ts';
import type { SameRisk as WireSameRisk, SameRisks as WireSameRisks } from '#contracts/calls/payment.ts';
import { formatDay } from '#domain/dates.ts';
import { maskPolicyNumber } from '#domain/policy/mask-policy-number.ts';
import { isCompulsory } from '#domain/policy/same-risk.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { sameRiskReasonTexts as reasonTexts, sameRiskSentences as words } from '#messages/same-risk.ts';
import type { OrderPorts } from '#services/order/ports.ts';
import type { SameRisk, SameRisks } from '#services/order/same-risk.ts';

type Wiring = { readonly kind: RiskKind; readonly panel: OrderPorts['panel'] };

function sentenceOf({ wanted, standing, told }: SameRisk, { kind, panel }: Wiring): string {
  if (!told) {
    const line = lines[wanted].name;
    return standing === 'inForce' ? words.inForceOfOthers(kind, line) : words.underWayOfOthers(kind, line);
  }
  const line = lines[told.line].name;
  return standing === 'inForce'
    ? words.inForce(kind, line, formatDay(told.end))
    : words.underWay(kind, line, firmName(told.insurer, panel));
}

function firmName(insurer: string, panel: Wiring['panel']): string {
  return panel.find(({ code }) => code === insurer)?.name ?? insurer;
}

/** Where what became of an order is read. */
function resultPath(order: NonNullable<SameRisk['told']>['order']): string | null {
  if (!order) return null;
  const { line, variant, quotationId: headerGuid, orderReference: reference } = order;
  return quoteAddress({ line, variant }, { kind: 'result', headerGuid, reference });
}

function wireSameRisk(risk: SameRisk, wiring: Wiring): WireSameRisk {
  const { wanted, standing, told } = risk;
  return {
    Line: wanted,
    State: standing === 'inForce' ? 'inForce' : 'underWay',
    Message: `${sentenceOf(risk, wiring)} ${isCompulsory(wanted) ? words.compulsory : words.voluntary}`,
    Policy: told
      ? {
          Line: told.line,
          FirmName: firmName(told.insurer, wiring.panel),
          PolicyNo: told.policyNumber === undefined ? null : maskPolicyNumber(told.policyNumber),
          PolicyStart: told.start,
          PolicyEnd: told.end,
          PolicyGuid: told.policyId ?? null,
          ResultPath: resultPath(told.order),
        }
      : null,
  };
}

/** What is insured already, in sentences, and the reasons that can be given for a second policy. */
export function wireSameRisks({ covers, reasons }: SameRisks, wiring: Wiring): WireSameRisks {
  return {
    SameRisks: covers.map((risk) => wireSameRisk(risk, wiring)),
    SameRiskReasons: reasons.map((Key) => ({ Key, Text: reasonTexts[Key](wiring.kind) })),
  };
}
