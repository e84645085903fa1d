import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { deviceForm } from '#catalog/risks/device/form.ts';
import { istanbulToday } from '#domain/dates.ts';
import { questionStepTexts as words } from '#messages/question-step.ts';
import type { SentForm } from '../../../form/use-engine.ts';
import { QuestionForm } from '../../questions/question-form.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { answersName, givenAnswers } from '../thing/kept-answers.ts';
import { PolicyStartFact } from './policy-start-fact.tsx';
import { formOf, policyStart, startAnswers } from './start-answers.ts';
import { toldName } from './told-name.ts';
import { useDeviceName } from './use-device-name.ts';

const fields = fieldsOf(deviceForm);

type DeviceQuestionsProps = {
  readonly quotation: QuotationOf<'device'>;
  /** What stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<void>;
};

/** Which phone it is and what its invoice says. */
export function DeviceQuestions({ quotation, seen, onValues, onSubmit }: DeviceQuestionsProps) {
  const { HeaderGuid: headerGuid, QueryType: line } = quotation;
  const [today] = useState(() => istanbulToday(new Date()));
  const [given] = useState(() => givenAnswers(fields, { headerGuid, seen, start: startAnswers(fields, quotation) }));
  const [values, setValues] = useState<FormValues>(given);
  const name = useDeviceName(values);
  const start = policyStart(quotation, today);
  const tell = useEffectEvent((held: FormValues, told: string) =>
    onValues({ ...held, PolicyStart: start, [toldName]: told }),
  );
  useEffect(() => tell(values, name), [values, name]);
  return (
    <QuestionForm
      line={line}
      definition={formOf(quotation)}
      sections={[]}
      notes={{ InvoicePrice: () => <PolicyStartFact line={line} start={start} today={today} /> }}
      start={given}
      keepAs={answersName(headerGuid)}
      submitLabel={words.submit}
      onValues={setValues}
      onSubmit={onSubmit}
    />
  );
}
