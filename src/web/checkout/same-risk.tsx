import type { RefObject } from 'react';
import type { PaymentDetail } from '#contracts/calls/payment.ts';
import type { SameRiskReason } from '#domain/policy/same-risk.ts';
import { sameRiskTexts as words } from '#messages/same-risk.ts';
import { ExistingCover } from '../offer/existing-cover.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Note } from '../ui/note.tsx';

type SameRiskProps = {
  readonly risks: PaymentDetail['SameRisks'];
  readonly reasons: PaymentDetail['SameRiskReasons'];
  readonly chosen: SameRiskReason | undefined;
  /** Whether somebody wanted to pay without a reason. */
  readonly isMissing: boolean;
  /** Where the focus goes then. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChoose: (reason: SameRiskReason) => void;
};

const errorId = 'same-risk-error';

/** What is insured already, before it is paid for a second time; nothing goes on without a reason. */
export function SameRisk({ risks, reasons, chosen, isMissing, first, onChoose }: SameRiskProps) {
  if (risks.length === 0) return null;
  const error = isMissing && chosen === undefined ? words.missing : undefined;
  return (
    <div>
      <Note look="warning" title={words.title}>
        <div className="grid gap-4">
          {risks.map((risk) => (
            <ExistingCover key={`${risk.Line} ${risk.Message} ${risk.Policy?.PolicyNo}`} risk={risk} />
          ))}
        </div>
      </Note>
      <fieldset className="mt-4 min-w-0" aria-describedby={error && errorId}>
        <legend className="font-semibold text-h4">{words.legend}</legend>
        <div className="mt-3 grid gap-2">
          {reasons.map(({ Key, Text }, place) => (
            <label
              key={Key}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-field-line bg-paper px-4 py-2 outline-brand transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                ref={place === 0 ? first : undefined}
                type="radio"
                name="sameRiskReason"
                value={Key}
                checked={Key === chosen}
                aria-invalid={error !== undefined}
                onChange={() => onChoose(Key)}
                className="size-5 shrink-0 accent-brand outline-none"
              />
              <span className="min-w-0">{Text}</span>
            </label>
          ))}
        </div>
        <FieldError id={errorId} error={error} />
      </fieldset>
    </div>
  );
}
