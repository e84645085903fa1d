import { signInFields } from '#catalog/forms/desk/sign-in.ts';
import { signInTexts as words } from '#messages/desk.ts';
import { Card } from '#web/ui/card.tsx';
import { ActForm } from '../parts/act-form.tsx';
import type { ViewProps } from '../view.ts';

export function SignInScreen({ attempt }: ViewProps<object>) {
  return (
    <Card>
      <ActForm act="signIn" path="/giris" fields={signInFields} submit={words.submit} attempt={attempt} />
    </Card>
  );
}
