import { questionStepTexts as words } from '#messages/question-step.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type BackButtonProps = { readonly text?: string; readonly onBack: () => void };

/** To the step before this one. */
export function BackButton({ text = words.back, onBack }: BackButtonProps) {
  return (
    <Button variant="quiet" className="mt-4 w-full sm:w-auto" onClick={onBack}>
      <Icon name="chevronLeft" className="size-5" />
      {text}
    </Button>
  );
}
