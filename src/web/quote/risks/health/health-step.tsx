import { BackButton } from '../../questions/back-button.tsx';
import { LeadBack } from '../../questions/lead-back.tsx';
import type { RiskStepProps } from '../risk-flow.ts';
import { HealthQuestions } from './health-questions.tsx';

/** Asks who is insured, what they declare and which care they want. */
export function HealthStep(props: RiskStepProps<'health'>) {
  const { quotation, model, seen, birthdateRows, onAsk, onValues, onBack } = props;
  // The first step opens the quotation: without one there is nobody to ask about.
  if (!quotation) return <LeadBack onBack={onBack} />;
  return (
    <div className="mt-4">
      <HealthQuestions
        key={quotation.HeaderGuid}
        quotation={quotation}
        model={model}
        seen={seen}
        birthdateRows={birthdateRows}
        onValues={onValues}
        onSubmit={({ model: filled }) => onAsk(filled)}
      />
      <BackButton onBack={onBack} />
    </div>
  );
}
