import { tripStepTexts as words } from '#messages/people-step.ts';
import { BackButton } from '../../questions/back-button.tsx';
import { LeadBack } from '../../questions/lead-back.tsx';
import type { RiskStepProps } from '../risk-flow.ts';
import { TravellerQuestions } from './traveller-questions.tsx';
import { TripQuestions } from './trip-questions.tsx';

/** Asks who travels in one step, and where and when in the next. */
export function TripStep({ quotation, ...props }: RiskStepProps<'trip'>) {
  const { step, onBack } = props;
  // The first step opens the quotation: without one there is nobody to ask about.
  if (!quotation) return <LeadBack key={step} onBack={onBack} />;
  const asked = { ...props, quotation };
  return (
    <div className="mt-4" key={`${quotation.HeaderGuid} ${step}`}>
      {step === 'people' ? <TravellerQuestions {...asked} /> : <TripQuestions {...asked} />}
      <BackButton {...(step === 'people' ? {} : { text: words.back })} onBack={onBack} />
    </div>
  );
}
