import { mailedResultTexts as words } from '#messages/result.ts';
import { CallAgency } from '../ui/notice.tsx';
import { OpenedByCode } from '../verification/opened-by-code.tsx';

type MailedResultProps = { readonly token: string; readonly reference: string; readonly onProven: () => void };

/** Behind the link of the policy mail. */
export function MailedResult({ token, reference, onProven }: MailedResultProps) {
  return (
    <OpenedByCode token={token} texts={words} onResumed={onProven}>
      <p className="mt-5 mb-3 max-w-text text-small">{words.otherwise(reference)}</p>
      <CallAgency />
    </OpenedByCode>
  );
}
