import { Link } from 'react-router';
import { renewalStepTexts as words } from '#messages/policies.ts';
import { Resume } from '../verification/resume.tsx';
import { type Resumed, renewalWay } from '../verification/use-resume.ts';

export type RenewalProps = {
  readonly token: string;
  /** Where a quotation is begun from its first question. */
  readonly firstPath: string;
  readonly onRenewed: (renewed: Resumed) => void;
};

/** Behind the link of a reminder: with the code, a new quotation for the same vehicle stands ready. */
export function Renewal({ token, firstPath, onRenewed }: RenewalProps) {
  return (
    <div className="@container mt-3 grid gap-4">
      <p className="max-w-text">{words.intro}</p>
      <Resume key={token} token={token} way={renewalWay} texts={words} onResumed={onRenewed} />
      <p className="text-ink-soft text-small">
        {words.otherwise}{' '}
        <Link to={firstPath} className="font-medium text-brand underline decoration-tint underline-offset-4">
          {words.anew}
        </Link>
      </p>
    </div>
  );
}
