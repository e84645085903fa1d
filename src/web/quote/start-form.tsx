import { useNavigate } from 'react-router';
import { flowAt } from '#catalog/flows/index.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { FirstStepForm } from './first-step-form.tsx';
import { FormNote } from './form-note.tsx';

/** The first step outside its quote page: what was typed is kept in the tab and asked for again there. */
export function StartForm({ quotePath }: { readonly quotePath: PagePath }) {
  const navigate = useNavigate();
  return (
    <>
      <FirstStepForm
        flow={flowAt(quotePath)}
        action={quotePath}
        checks={false}
        submitText={quoteTexts.start}
        onSubmit={() => navigate(quotePath)}
      />
      <FormNote text={quoteTexts.noCall} />
    </>
  );
}
