import { memberPresetTexts as words } from '#messages/quote.ts';
import { Choices } from './choices.tsx';
import { useMember } from './use-member.ts';

/** Homes of a member's earlier quotations; one press looks for the address by its code. */
export function HomeChoices({ onPick }: { readonly onPick: (code: string) => void }) {
  const homes = useMember()?.things.Homes ?? [];
  const choices = homes.map(({ UAVTNumber, Address }) => ({
    key: UAVTNumber,
    name: Address,
    onPick: () => onPick(UAVTNumber),
  }));
  return <Choices title={words.homes} choices={choices} />;
}
