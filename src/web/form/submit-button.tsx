import { createContext, useContext } from 'react';
import { Button } from '../ui/button.tsx';

/** Whether the form around is being sent. */
export const SendingContext = createContext(false);

type SubmitButtonProps = {
  readonly label: string;
  readonly look?: 'action' | 'brand' | undefined;
  readonly disabled?: boolean;
};

export function SubmitButton({ label, look = 'brand', disabled = false }: SubmitButtonProps) {
  const sending = useContext(SendingContext);
  return (
    <Button type="submit" variant={look} size="large" loading={sending} disabled={disabled} className="w-full">
      {label}
    </Button>
  );
}
