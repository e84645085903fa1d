import { type ReactNode, useState } from 'react';
import { emptyValues, type FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { quotationTexts } from '#messages/quote.ts';
import { refOf } from '../form/input-attributes.ts';
import { Card } from '../ui/card.tsx';
import { Part } from '../ui/parts/part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BirthdateStep } from './birthdate-step.tsx';
import { knownSoFar } from './known-so-far.ts';
import type { Opened } from './load-opened.ts';
import { OfferStep } from './offer-step.tsx';
import type { PostedStep } from './post-step.ts';
import { isPurchase, PurchaseStep } from './purchase-step.tsx';
import { LedToContext } from './questions/led-to.ts';
import { QuoteProgress } from './quote-progress.tsx';
import { QuoteStep } from './quote-step.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { riskFlowOf } from './risks/index.ts';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';
import { StepTrouble } from './step-trouble.tsx';
import { useOpened } from './use-opened.ts';
import { useQuotation } from './use-quotation.ts';
import { useStepFocus } from './use-step-focus.ts';

type QuoteFlowProps = {
  readonly flow: Flow;
  readonly quoted: QuotedLine;
  readonly posted: PostedStep | undefined;
  readonly insurerCount: number;
  /** The quotation as the server read it, where it draws the step whole. */
  readonly loaded: Opened | undefined;
  /** What the page says about its first step. */
  readonly intro: ReactNode;
};

/** Progress, the step that is asked, and the summary beside it; offers take the whole width. */
export function QuoteFlow({ flow, quoted, posted, insurerCount, loaded, intro }: QuoteFlowProps) {
  const opened = useOpened(loaded);
  const quote = useQuotation(quoted, opened);
  const { stage, step, firstStep } = quote;
  const risk = riskFlowOf(quoted.line);
  const [values, setValues] = useState<FormValues>(() => posted?.values ?? emptyValues(fieldsOf(flow.form)));
  const heading = useStepFocus(stage);
  const known = knownSoFar({
    flow,
    values,
    model: quote.model,
    quotation: quote.quotation,
    answers: quote.seen,
  });

  if (stage.kind === 'offers' || stage.kind === 'shared' || stage.kind === 'own') {
    return (
      <OfferStep
        ref={heading}
        stage={stage}
        quoted={quoted}
        quote={quote}
        list={opened?.list}
        known={known}
        way={flow}
        step={step.key}
      />
    );
  }
  if (isPurchase(stage)) {
    return (
      <>
        <QuoteProgress way={flow} current={step.key} addressOf={quote.addressOfStep} />
        <PurchaseStep ref={heading} stage={stage} line={quoted.line} quote={quote} known={known} />
      </>
    );
  }
  return (
    <>
      <Part>
        <QuoteProgress way={flow} current={step.key} addressOf={quote.addressOfStep} />
      </Part>
      <div className="mt-6 grid items-start gap-6 desktop:mt-8 desktop:grid-cols-[minmax(0,1fr)_min(19rem,45%)] desktop:gap-8 wide:grid-cols-[minmax(0,1fr)_min(22rem,40%)] wide:gap-10">
        <Card className="desktop:p-8">
          <h2 ref={refOf<HTMLHeadingElement>(heading)} tabIndex={-1} className="text-h3 outline-none">
            {step.title}
          </h2>
          {stage.kind === 'first' && (
            <>
              {intro}
              <QuoteStep
                flow={flow}
                action={quoted.quotePath}
                posted={posted}
                onValues={setValues}
                busy={firstStep.busy}
                trouble={quote.trouble}
                onSubmit={firstStep.submit}
                onRetry={firstStep.goOn}
              />
            </>
          )}
          {stage.kind === 'renewal' && (
            <StepPart
              load={stepParts.renewal}
              props={{
                token: stage.token,
                line: quoted.line,
                firstPath: quoted.quotePath,
                onRenewed: quote.renewed,
              }}
            />
          )}
          {stage.kind === 'birthdate' && (
            <BirthdateStep
              trouble={quote.trouble}
              onBirthdate={(Birthdate) => firstStep.goOn({ ...stage.model, Birthdate })}
              onRetry={firstStep.goOn}
              onBack={quote.leaveAside}
            />
          )}
          {stage.kind === 'opening' && <Spinner inner text={quotationTexts.opening} />}
          {stage.kind === 'openFailed' && <StepTrouble text={quotationTexts.openFailed} onRetry={quote.retry} />}
          {stage.kind === 'questions' && (
            <LedToContext value={quote.ledTo}>
              <StepPart
                load={risk.loadStep}
                props={{
                  quoted,
                  step: stage.step,
                  model: quote.model,
                  quotation: quote.quotation,
                  seen: quote.seen,
                  onSearch: quote.search,
                  onAsk: quote.ask,
                  birthdateRows: quote.birthdateRows,
                  onNext: quote.goOn,
                  onValues: quote.setSeen,
                  onBack: quote.toPrevious,
                }}
              />
            </LedToContext>
          )}
        </Card>
        <Part>
          <div className="desktop:sticky desktop:top-24">
            <QuoteSummary line={quoted.line} known={known} insurerCount={insurerCount} step={step} />
          </div>
        </Part>
      </div>
    </>
  );
}
