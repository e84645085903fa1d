import { BackButton } from '../../questions/back-button.tsx';
import { LeadBack } from '../../questions/lead-back.tsx';
import type { RiskStepProps } from '../risk-flow.ts';
import { DeviceQuestions } from './device-questions.tsx';

/** Asks which phone is insured. */
export function DeviceStep({ quotation, seen, onAsk, onValues, onBack }: RiskStepProps<'device'>) {
  // The first step opens the quotation: without one there is nobody to ask.
  if (!quotation) return <LeadBack onBack={onBack} />;
  return (
    <div className="mt-4">
      <DeviceQuestions
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
