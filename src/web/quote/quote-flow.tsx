import { type ReactNode, useEffect, useRef, useState } from 'react';
import { emptyValues, type FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { Card } from '../ui/card.tsx';
import { BirthdateStep } from './birthdate-step.tsx';
import { NextStep } from './next-step.tsx';
import type { PostedStep } from './post-step.ts';
import { QuoteProgress } from './quote-progress.tsx';
import { QuoteStep } from './quote-step.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { type QuoteStage, useQuoteFlow } from './use-quote-flow.ts';

type QuoteFlowProps = {
  readonly flow: Flow;
  readonly variant: QuoteVariant;
  readonly posted: PostedStep | undefined;
  readonly firmCount: number;
  /** What the page says about its first step. */
  readonly intro: ReactNode;
};

/** A step that takes another's place begins at its heading. */
function useStepFocus(stage: QuoteStage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(stage.kind);
  useEffect(() => {
    if (seen.current === stage.kind) return;
    seen.current = stage.kind;
    heading.current?.focus();
  }, [stage.kind]);
  return heading;
}

/** Progress, the step that is asked, and the summary beside it. */
export function QuoteFlow({ flow, variant, posted, firmCount, intro }: QuoteFlowProps) {
  const { stage, busy, submit, giveBirthdate, back } = useQuoteFlow(variant.line);
  const [values, setValues] = useState<FormValues>(() => posted?.values ?? emptyValues(fieldsOf(flow.form)));
  const heading = useStepFocus(stage);
  const step = stage.kind === 'next' ? stage.step : 0;
  return (
    <>
      <QuoteProgress steps={flow.steps} current={step} />
      <div className="mt-6 grid items-start gap-6 desktop:mt-8 desktop:grid-cols-[minmax(0,1fr)_min(19rem,45%)] desktop:gap-8 wide:grid-cols-[minmax(0,1fr)_min(22rem,40%)] wide:gap-10">
        <Card className="desktop:p-8">
          <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {flow.steps[step]}
          </h2>
          {stage.kind === 'first' && (
            <>
              {intro}
              <QuoteStep
                flow={flow}
                variant={variant}
                posted={posted}
                onValues={setValues}
                busy={busy}
                onSubmit={submit}
              />
            </>
          )}
          {stage.kind === 'birthdate' && (
            <BirthdateStep onBirthdate={(Birthdate) => giveBirthdate({ ...stage.model, Birthdate })} onBack={back} />
          )}
          {stage.kind === 'next' && <NextStep customer={stage.customer} onBack={back} />}
        </Card>
        <div className="desktop:sticky desktop:top-24">
          <QuoteSummary flow={flow} line={variant.line} values={values} firmCount={firmCount} />
        </div>
      </div>
    </>
  );
}
