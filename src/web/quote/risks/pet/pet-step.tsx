import { BackButton } from '../../questions/back-button.tsx';
import { LeadBack } from '../../questions/lead-back.tsx';
import type { RiskStepProps } from '../risk-flow.ts';
import { PetQuestions } from './pet-questions.tsx';

/** Asks which animals are insured and how much of their treatment is to be paid. */
export function PetStep({ quotation, seen, onAsk, onValues, onBack }: RiskStepProps<'pet'>) {
  // The first step opens the quotation: without one there is nobody to ask.
  if (!quotation) return <LeadBack onBack={onBack} />;
  return (
    <div className="mt-4">
      <PetQuestions
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
