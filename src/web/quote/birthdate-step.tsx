import { birthdateForm } from '#catalog/forms/birthdate.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Form } from '../form/form.tsx';
import { Button } from '../ui/button.tsx';

type BirthdateStepProps = {
  readonly onBirthdate: (birthdate: unknown) => Promise<void>;
  readonly onBack: () => void;
};

/** Asks the birth date, which the population register wants of some. */
export function BirthdateStep({ onBirthdate, onBack }: BirthdateStepProps) {
  return (
    <>
      <p className="mt-2 mb-5 text-ink-soft">{quoteTexts.birthdateNote}</p>
      <Form
        definition={birthdateForm}
        submitLabel={quoteTexts.continue}
        submitLook="action"
        onSubmit={({ model }) => onBirthdate(model.Birthdate)}
      />
      <div className="mt-3 text-center">
        <Button variant="link" onClick={onBack}>
          {quoteTexts.back}
        </Button>
      </div>
    </>
  );
}
