import { type ReactNode, useState } from 'react';
import { emptyValues, type FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { vehicleStepTexts } from '#messages/vehicle-step.ts';
import { refOf } from '../form/input-attributes.ts';
import { Card } from '../ui/card.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BirthdateStep } from './birthdate-step.tsx';
import { knownSoFar } from './known-so-far.ts';
import { NextStep } from './next-step.tsx';
import { OfferStep } from './offer-step.tsx';
import type { PostedStep } from './post-step.ts';
import { isPurchase, PurchaseStep } from './purchase-step.tsx';
import { QuoteProgress } from './quote-progress.tsx';
import { stepOf } from './quote-stage.ts';
import { QuoteStep } from './quote-step.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';
import { StepTrouble } from './step-trouble.tsx';
import { useQuoteFlow } from './use-quote-flow.ts';
import { useStepFocus } from './use-step-focus.ts';

type QuoteFlowProps = {
  readonly flow: Flow;
  readonly variant: QuoteVariant;
  readonly posted: PostedStep | undefined;
  readonly firmCount: number;
  /** What the page says about its first step. */
  readonly intro: ReactNode;
};

/** Progress, the step that is asked, and the summary beside it; offers take the whole width. */
export function QuoteFlow({ flow, variant, posted, firmCount, intro }: QuoteFlowProps) {
  const { stage, firstStep, vehicle, leaveNext } = useQuoteFlow(variant);
  const [values, setValues] = useState<FormValues>(() => posted?.values ?? emptyValues(fieldsOf(flow.form)));
  const heading = useStepFocus(stage);
  const step = stepOf(stage);
  const titles = flow.steps.map(({ title }) => title);
  const known = knownSoFar({
    flow,
    values,
    model: vehicle.model,
    quotation: vehicle.quotation,
    answers: vehicle.seen,
  });

  if (stage.kind === 'offers' || stage.kind === 'shared') {
    return (
      <>
        <QuoteProgress steps={titles} current={step} />
        <OfferStep ref={heading} stage={stage} variant={variant} vehicle={vehicle} known={known} />
      </>
    );
  }
  if (isPurchase(stage)) {
    return (
      <>
        <QuoteProgress steps={titles} current={step} />
        <PurchaseStep ref={heading} stage={stage} variant={variant} vehicle={vehicle} known={known} />
      </>
    );
  }
  return (
    <>
      <QuoteProgress steps={titles} current={step} />
      <div className="mt-6 grid items-start gap-6 desktop:mt-8 desktop:grid-cols-[minmax(0,1fr)_min(19rem,45%)] desktop:gap-8 wide:grid-cols-[minmax(0,1fr)_min(22rem,40%)] wide:gap-10">
        <Card className="desktop:p-8">
          <h2 ref={refOf<HTMLHeadingElement>(heading)} tabIndex={-1} className="text-h3 outline-none">
            {titles[step]}
          </h2>
          {stage.kind === 'first' && (
            <>
              {intro}
              <QuoteStep
                flow={flow}
                variant={variant}
                posted={posted}
                onValues={setValues}
                busy={firstStep.busy}
                onSubmit={firstStep.submit}
              />
            </>
          )}
          {stage.kind === 'renewal' && (
            <StepPart
              load={stepParts.renewal}
              props={{
                token: stage.token,
                firstPath: variant.quotePath,
                onRenewed: (renewed) => void vehicle.renewed(renewed),
              }}
            />
          )}
          {stage.kind === 'birthdate' && (
            <BirthdateStep onBirthdate={firstStep.giveBirthdate} onBack={firstStep.back} />
          )}
          {stage.kind === 'next' && <NextStep customer={stage.customer} onBack={leaveNext} />}
          {stage.kind === 'opening' && <Spinner inner text={vehicleStepTexts.opening} />}
          {stage.kind === 'openFailed' && <StepTrouble text={vehicleStepTexts.openFailed} onRetry={vehicle.retry} />}
          {stage.kind === 'vehicle' && (
            <StepPart
              load={stepParts.vehicle}
              props={{
                variant,
                model: vehicle.model,
                quotation: vehicle.quotation,
                seen: vehicle.seen,
                onSearch: vehicle.search,
                onAsk: vehicle.ask,
                onValues: vehicle.setSeen,
                onBack: vehicle.toFirst,
              }}
            />
          )}
        </Card>
        <div className="desktop:sticky desktop:top-24">
          <QuoteSummary line={variant.line} known={known} firmCount={firmCount} step={step} />
        </div>
      </div>
    </>
  );
}
