import { flowAt } from '#catalog/flows/index.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Details } from '../ui/details.tsx';

/** Why each of the first questions is asked, for who wants to know before answering. */
export function FirstStepReasons({ quotePath }: { readonly quotePath: PagePath }) {
  const explained = fieldsOf(flowAt(quotePath).form).filter(({ help }) => help);
  return (
    <Details summary={quoteTexts.whyAsked} summaryClassName="mx-auto w-fit text-brand text-small">
      <dl className="grid gap-2 pb-2 text-small">
        {explained.map(({ name, label, help }) => (
          <div key={name}>
            <dt className="font-medium">{label}</dt>
            <dd className="text-ink-soft">{help}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
