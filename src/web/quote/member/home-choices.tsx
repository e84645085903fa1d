import { addressWays } from '#catalog/risks/property/search.ts';
import type { OwnHome } from '#contracts/calls/my-things.ts';
import { memberPresetTexts as words } from '#messages/quote.ts';
import { useSetAnswers } from '../../form/set-answer-context.ts';
import { Choices } from './choices.tsx';

/** Homes of a member's earlier quotations; one press answers by the address's code and sends the form around. */
export function HomeChoices({ homes }: { readonly homes: readonly OwnHome[] }) {
  const setAnswers = useSetAnswers();
  const choices = homes.map(({ UAVTNumber, Address }) => ({
    key: UAVTNumber,
    name: Address,
    onPick(button: HTMLButtonElement) {
      setAnswers({ SearchBy: addressWays.code, UAVTNumber });
      button.form?.requestSubmit();
    },
  }));
  return <Choices title={words.homes} choices={choices} />;
}
