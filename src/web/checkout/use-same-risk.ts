import { useRef, useState } from 'react';
import type { SameRiskReason } from '#domain/policy/same-risk.ts';
import type { PaymentView } from './payment-view.ts';

/** The reason for a second policy, from the question to the payment. */
export function useSameRisk({ sameRisks, reasons }: Pick<PaymentView, 'sameRisks' | 'reasons'>) {
  const [given, setGiven] = useState<SameRiskReason>();
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const chosen = reasons.some(({ Key }) => Key === given) ? given : undefined;
  return {
    chosen,
    question: { risks: sameRisks, reasons, chosen, isMissing, first, onChoose: setGiven },
    /** Whether the payment may begin; if not, the question is gone to. */
    mayPay(): boolean {
      if (sameRisks.length === 0 || chosen !== undefined) return true;
      setIsMissing(true);
      first.current?.focus();
      return false;
    },
  };
}
