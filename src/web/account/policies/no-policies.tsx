import { quotePathOf } from '#catalog/flows/quote-address.ts';
import { policyListTexts as words } from '#messages/policies.ts';
import { EmptyIllustration } from '../../illustrations/empty.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Says that there is nothing yet, and how to come by something. */
export function NoPolicies() {
  return (
    <Card tone="mist" className="mt-6 grid items-center gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="mx-auto w-40 sm:w-full">
        <EmptyIllustration />
      </div>
      <div>
        <h3 className="text-h4">{words.empty.title}</h3>
        <p className="mt-2 max-w-text">{words.empty.text}</p>
        <p className="mt-2 max-w-text text-ink-soft text-small">{words.empty.note}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={quotePathOf({ line: 'kasko', variant: undefined })}>{words.kasko}</ButtonLink>
          <ButtonLink variant="quiet" to={quotePathOf({ line: 'trafik', variant: undefined })}>
            {words.traffic}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
