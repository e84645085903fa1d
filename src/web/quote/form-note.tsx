import { agreementSlugs } from '#catalog/pages/info.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Link } from '../ui/link.tsx';

/** What pressing the button means, and where the notice on personal data stands. */
export function FormNote({ text }: { readonly text: string }) {
  return (
    <p className="mt-4 text-center text-ink-soft text-small">
      {text} {quoteTexts.privacyBefore}
      <Link to={`/${agreementSlugs.lightingContract}`} className="text-brand underline underline-offset-4">
        {quoteTexts.privacyLink}
      </Link>
      {quoteTexts.privacyAfter}
    </p>
  );
}
