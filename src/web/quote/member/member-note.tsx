import { capitaliseName } from '#domain/turkish-text.ts';
import { memberPresetTexts as words } from '#messages/quote.ts';
import { useSetAnswers } from '../../form/set-answer-context.ts';
import { Button } from '../../ui/button.tsx';
import type { Member } from './use-member.ts';

type MemberNoteProps = {
  readonly member: Member;
  /** Names of the answers that came from the account. */
  readonly filled: readonly string[];
  readonly isElse: boolean;
  readonly onElse: (isElse: boolean) => void;
};

/** Says whose data stand in the step, with the way to ask for somebody else and back. */
export function MemberNote({ member, filled, isElse, onElse }: MemberNoteProps) {
  const setAnswers = useSetAnswers();
  const leave = () => {
    onElse(true);
    setAnswers(Object.fromEntries(filled.map((name) => [name, ''])));
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {isElse ? words.forElse : words.filled(capitaliseName(member.client.Name))}
      <Button variant="link" onClick={isElse ? () => onElse(false) : leave}>
        {isElse ? words.forMe : words.somebodyElse}
      </Button>
    </p>
  );
}
