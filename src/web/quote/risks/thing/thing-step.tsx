import type { ComponentType } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import type { SentForm } from '../../../form/use-engine.ts';
import type { Refusal } from '../../../ui/refusal.ts';
import { BackButton } from '../../questions/back-button.tsx';
import { LeadBack } from '../../questions/lead-back.tsx';
import type { QuotationOf } from '../../quotation.ts';
import type { RiskStepProps } from '../risk-flow.ts';

/** Things that their owner tells of. */
type ThingKind = 'pet' | 'device';

export type ThingQuestionsProps<Kind extends ThingKind> = {
  readonly quotation: QuotationOf<Kind>;
  /** What stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<Refusal | undefined>;
};

type ThingStepProps<Kind extends ThingKind> = RiskStepProps<Kind> & {
  readonly Questions: ComponentType<ThingQuestionsProps<Kind>>;
};

/** The one step in which everything is asked of a thing. */
export function ThingStep<Kind extends ThingKind>(props: ThingStepProps<Kind>) {
  const { Questions, quotation, seen, onAsk, onValues, onBack } = props;
  // The first step opens the quotation: without one there is nobody to ask.
  if (!quotation) return <LeadBack onBack={onBack} />;
  return (
    <div className="mt-4">
      <Questions
        key={quotation.HeaderGuid}
        quotation={quotation}
        seen={seen}
        onValues={onValues}
        onSubmit={({ model }) => onAsk(model)}
      />
      <BackButton onBack={onBack} />
    </div>
  );
}
