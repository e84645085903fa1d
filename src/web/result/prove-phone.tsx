import { glimpseTexts as words } from '#messages/result.ts';
import { Resume } from '../verification/resume.tsx';
import { proofWay } from '../verification/use-resume.ts';

type ProvePhoneProps = {
  readonly headerGuid: string;
  /** What the code is for. */
  readonly note: string;
  readonly onProven: () => void;
};

/** A code to the phone of the order: who reads it there sees all of the order here. */
export function ProvePhone({ headerGuid, note, onProven }: ProvePhoneProps) {
  const texts = { start: words.sendCode, startNote: note };
  return <Resume token={headerGuid} way={proofWay} texts={texts} onResumed={onProven} />;
}
