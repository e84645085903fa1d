import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { flowAt } from '#catalog/flows/index.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { FirstStepForm } from './first-step-form.tsx';
import { FormNote } from './form-note.tsx';
import { handOver } from './handed-over.ts';

/** The first step outside its quote page: judged where it stands, it is handed on to the page, which sends it by itself. */
export function StartForm({ quotePath }: { readonly quotePath: PagePath }) {
  const navigate = useNavigate();
  const trap = useRef<HTMLInputElement>(null);
  return (
    <>
      <FirstStepForm
        flow={flowAt(quotePath)}
        action={quotePath}
        submitText={quoteTexts.start}
        onSubmit={({ model }) => navigate(quotePath, { state: handOver({ model, trap: trapOf(trap.current) }) })}
      >
        <Honeypot ref={trap} />
      </FirstStepForm>
      <FormNote text={quoteTexts.noCall} />
    </>
  );
}
