import { questionSteps } from '#catalog/flows/steps.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { renewalStepTexts as words } from '#messages/policies.ts';
import { Link } from '../ui/link.tsx';
import { Resume } from '../verification/resume.tsx';
import { type OnResumed, renewalWay } from '../verification/use-resume.ts';

export type RenewalProps = {
  readonly token: string;
  readonly line: LineKey;
  /** Where a quotation is begun from its first question. */
  readonly firstPath: string;
  readonly onRenewed: OnResumed;
};

/** Behind the link of a reminder: with the code, a new quotation for the same thing stands ready. */
export function Renewal({ token, line, firstPath, onRenewed }: RenewalProps) {
  const kind = quotedKind(line);
  const about = kind && insuredWords[kind].renewal;
  const isAskedAtOnce = questionSteps(quoteOf(line)).length === 0;
  return (
    <div className="@container mt-3 grid gap-4">
      <p className="max-w-text">{isAskedAtOnce ? words.askedAtOnce : about?.intro}</p>
      <Resume key={token} token={token} way={renewalWay} texts={words} onResumed={onRenewed} />
      <p className="text-ink-soft text-small">
        {about?.otherwise}{' '}
        <Link to={firstPath} className="font-medium text-brand underline decoration-tint underline-offset-4">
          {words.anew}
        </Link>
      </p>
    </div>
  );
}
