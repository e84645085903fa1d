import { birthdateForm } from '#catalog/forms/birthdate.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Form } from '../form/form.tsx';
import { Button } from '../ui/button.tsx';
import { FirstStepAlert } from './first-step-alert.tsx';
import { type FirstStepTrouble, refusedIn } from './first-step-trouble.ts';
import type { useFirstStep } from './use-first-step.ts';

type BirthdateStepProps = {
  readonly trouble: FirstStepTrouble | undefined;
  readonly onBirthdate: (birthdate: unknown) => Promise<void>;
  readonly onRetry: ReturnType<typeof useFirstStep>['goOn'];
  readonly onBack: () => void;
};

/** Asks the birth date, which the population register wants of some. */
export function BirthdateStep({ trouble, onBirthdate, onRetry, onBack }: BirthdateStepProps) {
  return (
    <>
      <p className="mt-2 mb-5 text-ink-soft">{quoteTexts.birthdateNote}</p>
      <Form
        definition={birthdateForm}
        submitLabel={quoteTexts.continue}
        submitLook="action"
        refused={refusedIn(trouble, fieldsOf(birthdateForm))}
        onSubmit={({ model }) => onBirthdate(model.Birthdate)}
      >
        <FirstStepAlert trouble={trouble} fields={fieldsOf(birthdateForm)} onRetry={onRetry} />
      </Form>
      <div className="mt-3 text-center">
        <Button variant="link" onClick={onBack}>
          {quoteTexts.back}
        </Button>
      </div>
    </>
  );
}
