import type { FormValues } from '#catalog/fields/values.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { memberPresetTexts as words } from '#messages/quote.ts';
import { holdsAll } from '../../form/preset-values.ts';
import { useSetAnswers } from '../../form/set-answer-context.ts';
import { Button } from '../../ui/button.tsx';
import { askForSomebodyElse } from './for-somebody-else.ts';
import type { Member } from './use-member.ts';

type MemberNoteProps = {
  readonly member: Member;
  /** What the account answers of the step. */
  readonly answers: FormValues;
  /** What stands in it. */
  readonly values: FormValues;
  readonly asksElse: boolean;
};

/** Says whose data stand in the step, with the way to ask for somebody else and back. */
export function MemberNote({ member, answers, values, asksElse }: MemberNoteProps) {
  const setAnswers = useSetAnswers();
  const isOwn = holdsAll(values, answers);
  const leave = () => {
    askForSomebodyElse(true);
    setAnswers(Object.fromEntries(Object.keys(answers).map((name) => [name, ''])));
  };
  const comeBack = () => {
    askForSomebodyElse(false);
    setAnswers(answers);
  };
  const others = asksElse ? words.forElse : words.different;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {isOwn ? words.filled(capitaliseName(member.client.Name)) : others}
      <Button variant="link" onClick={isOwn ? leave : comeBack}>
        {isOwn ? words.somebodyElse : words.forMe}
      </Button>
    </p>
  );
}
