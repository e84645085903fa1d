import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Field } from '#catalog/fields/field.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import { flowAt } from '#catalog/flows/index.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { FirstStepForm } from './first-step-form.tsx';
import { FirstStepReasons as Reasons } from './first-step-reasons.tsx';
import { FormNote } from './form-note.tsx';
import { handOver } from './handed-over.ts';
import { useMember } from './member/use-member.ts';

/** The same questions without the line below each, which stands behind a button here. */
function shortened(flow: Flow): Flow {
  const steps = flow.form.steps.map((step) => ({
    ...step,
    fields: step.fields.map(({ help: _help, ...field }): Field => field),
  }));
  return { ...flow, form: { ...flow.form, steps } };
}

/** The first step outside its quote page: judged where it stands, it is handed on to the page, which sends it by itself. */
export function StartForm({ quotePath }: { readonly quotePath: PagePath }) {
  const flow = useMemo(() => shortened(flowAt(quotePath)), [quotePath]);
  const navigate = useNavigate();
  const member = useMember();
  const trap = useRef<HTMLInputElement>(null);
  return (
    <>
      <FirstStepForm
        flow={flow}
        dense
        member={member}
        action={quotePath}
        submitText={quoteTexts.start}
        onSubmit={({ model }) => navigate(quotePath, { state: handOver({ model, trap: trapOf(trap.current) }) })}
      >
        <Honeypot ref={trap} />
      </FirstStepForm>
      <Reasons quotePath={quotePath} />
      <FormNote text={quoteTexts.noCall} />
    </>
  );
}
