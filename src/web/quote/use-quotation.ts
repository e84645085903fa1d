import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { firstPlace, placeAt, quotationAt } from '#catalog/flows/quote-place.ts';
import { findStep, nextStep } from '#catalog/flows/steps.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { type FirstStepTrouble, troubleOf } from './first-step-trouble.ts';
import type { QuoteModel } from './kept-model.ts';
import type { Opened } from './load-opened.ts';
import { provePhone } from './prove-phone.ts';
import { movesFrom } from './quote-moves.ts';
import { type Aside, stageOf, stepOfStage } from './quote-stage.ts';
import { type Renewed, renewedPlace } from './renewed-place.ts';
import { riskFlowOf } from './risks/index.ts';
import { useAsking } from './use-asking.ts';
import { type PassedStep, useFirstStep } from './use-first-step.ts';
import { useHeldQuotation } from './use-held-quotation.ts';
import { useKeptModel } from './use-kept-model.ts';
import { useQuotePlace } from './use-quote-place.ts';

type Seen = { readonly headerGuid: string; readonly values: FormValues };

/** Where a quotation of any line stands, and what is known of it. Its place is told by the address. */
export function useQuotation(quoted: QuotedLine, opened: Opened | undefined) {
  const way = quoteOf(quoted.line);
  const risk = riskFlowOf(quoted.line);
  const navigation = useQuotePlace(quoted);
  const { place, address, ledTo, go, replace, leadTo } = navigation;
  const { kept, keep, ready } = useKeptModel(quoted.quotePath);
  const { quotation, failed, retry, read, hold, giveUp } = useHeldQuotation({ quoted, risk, opened }, navigation);
  const { ask, birthdateRows, forgetBirthdates } = useAsking(risk, { hold, giveUp });
  const [seen, setSeen] = useState<Seen>();
  // What no address names holds only at the address where it was shown.
  const [shown, setShown] = useState<{ readonly at: string; readonly aside: Aside }>();
  const show = (aside: Aside) => setShown({ at: address, aside });
  const [trouble, setTrouble] = useState<{ readonly at: string; readonly told: FirstStepTrouble }>();
  const tellTrouble = (told: FirstStepTrouble | undefined) => setTrouble(told && { at: address, told });
  const leaveAside = () => {
    setShown(undefined);
    tellTrouble(undefined);
  };

  const headerGuid = quotationAt(place);
  const isUnopened = place.kind === 'questions' && headerGuid === undefined;
  const model = isUnopened || (headerGuid && kept?.headerGuid === headerGuid) ? kept?.model : undefined;
  const beginAnew = useEffectEvent(() => void replace(firstPlace));
  const isLost = isUnopened && ready && !kept;
  useEffect(() => {
    if (isLost) beginAnew();
  }, [isLost]);

  /** Answers why nothing was opened, where a form of this page is to say so. */
  async function open(started: PassedStep, identifiers: QuoteModel): Promise<Refusal | undefined> {
    const step = findStep(way, started.step);
    const calls = await risk.loadCalls();
    const resumed = kept && risk.resumes(kept.model, started.model) ? kept.headerGuid : undefined;
    const opening = await calls.open({
      quoted,
      model: started.model,
      identifiers,
      headerGuid: headerGuid ?? resumed,
    });
    switch (opening.kind) {
      case 'opened': {
        const { HeaderGuid } = opening.quotation;
        keep({ model: started.model, headerGuid: HeaderGuid });
        setSeen((held) => (held && held.headerGuid === resumed ? { ...held, headerGuid: HeaderGuid } : undefined));
        hold(opening.quotation);
        if (step.kind === 'offers') {
          const asked = await ask(opening.quotation, started.model);
          if (asked.kind === 'failed') tellTrouble(troubleOf(undefined, started.model));
          if (asked.kind !== 'asked') return;
        }
        const next = placeAt(step, HeaderGuid);
        await (place.kind === 'first' ? go(next) : replace(next));
        return;
      }
      case 'birthdate':
        showToast(opening.toast);
        show({ kind: 'birthdate', model: started.model });
        return;
      case 'unproven':
        await provePhone({
          line: quoted.line,
          model: started.model,
          onVerified: async () => void (await open(started, identifiers)),
        });
        return;
      case 'failed':
        showToast(opening.toast);
        if (place.kind !== 'first') return refusalOf(opening.reply);
        tellTrouble(troubleOf(opening.reply, started.model));
        return;
    }
  }

  const firstStep = useFirstStep(quoted.line, {
    async onPassed(started) {
      leaveAside();
      if (!risk.isSearched(quoted.line, started.model)) return void (await open(started, {}));
      keep({ model: started.model, headerGuid: undefined });
      return go(placeAt(findStep(way, started.step), undefined));
    },
    onBirthdate: (waiting) => show({ kind: 'birthdate', model: waiting }),
    onTrouble: tellTrouble,
  });

  const moves = movesFrom(place, way, navigation);

  async function askFilled(filled: QuoteModel): Promise<Refusal | undefined> {
    const asked = quotation && (await ask(quotation, filled));
    if (asked?.kind === 'failed') return asked.refusal;
    if (asked?.kind === 'asked') return void moves.toNext();
    // People are asked about in the first step with questions.
    const isLater = place.kind === 'questions' && place.step !== nextStep(way, 'identity').key;
    if (asked && isLater) return void moves.toPrevious();
  }

  const aside = shown?.at === address ? shown.aside : undefined;
  const stage = stageOf({ place, aside, model, quotation, failed });
  return {
    ...moves,
    stage,
    step: findStep(way, stepOfStage(way, stage)),
    firstStep,
    /** What stopped the first step where it stands. */
    trouble: trouble?.at === address ? trouble.told : undefined,
    ledTo,
    leaveAside,
    model,
    quotation,
    retry,
    seen: seen && seen.headerGuid === headerGuid ? seen.values : undefined,
    setSeen: (values: FormValues) =>
      headerGuid &&
      // Another step with questions adds to what stands in this one.
      setSeen((held) => ({
        headerGuid,
        values: held?.headerGuid === headerGuid ? { ...held.values, ...values } : values,
      })),
    search: async (identifiers: QuoteModel) =>
      model && place.kind === 'questions' ? open({ step: place.step, model }, identifiers) : undefined,
    ask: askFilled,
    birthdateRows: birthdateRows(headerGuid),
    goOn() {
      forgetBirthdates();
      return moves.toNext();
    },
    renewed: async (opened: Renewed) => leadTo(opened, await renewedPlace(opened, { read, ask })),
    resumed: (opened: Renewed) => leadTo(opened, { kind: 'offers', headerGuid: opened.headerGuid }),
  };
}

export type QuotationFlow = ReturnType<typeof useQuotation>;
