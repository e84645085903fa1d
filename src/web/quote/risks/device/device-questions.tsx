import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { deviceForm, renewedDeviceForm } from '#catalog/risks/device/form.ts';
import { istanbulToday } from '#domain/dates.ts';
import { questionStepTexts as words } from '#messages/question-step.ts';
import { QuestionForm } from '../../questions/question-form.tsx';
import { answersName, givenAnswers } from '../thing/kept-answers.ts';
import type { ThingQuestionsProps } from '../thing/thing-step.tsx';
import { PolicyStartFact } from './policy-start-fact.tsx';
import { isRenewal, policyStart, startAnswers } from './start-answers.ts';
import { toldName } from './told-name.ts';
import { useDeviceName } from './use-device-name.ts';

const fields = fieldsOf(deviceForm);

/** Which phone it is and what its invoice says. */
export function DeviceQuestions({ quotation, seen, onValues, onSubmit }: ThingQuestionsProps<'device'>) {
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
      definition={isRenewal(quotation) ? renewedDeviceForm : deviceForm}
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
