import { type ReactNode, useMemo, useState } from 'react';
import type { FormProblem } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { type Flow, quoteAnswers } from '#catalog/flows/flow.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { istanbulToday } from '#domain/dates.ts';
import { Form } from '../form/form.tsx';
import type { SentForm } from '../form/use-engine.ts';
import { Part } from '../ui/parts/part.tsx';
import type { Refusal } from '../ui/refusal.ts';
import { isForSomebodyElse } from './member/for-somebody-else.ts';
import { memberAnswers } from './member/member-answers.ts';
import { MemberNote } from './member/member-note.tsx';
import type { Member } from './member/use-member.ts';
import { VehicleChoices } from './member/vehicle-choices.tsx';

export type FirstStepFormProps = {
  readonly flow: Flow;
  /** Where the form goes while no script runs. */
  readonly action: PagePath;
  readonly posted?: FormValues | undefined;
  readonly problems?: readonly FormProblem[] | undefined;
  /** What the registers held against it. */
  readonly refused?: Refusal | undefined;
  /** Who is logged in, once it is known. */
  readonly member?: Member | undefined;
  readonly submitText: string;
  readonly dense?: boolean | undefined;
  readonly loading?: boolean | undefined;
  readonly onValues?: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => void | Promise<void>;
  /** Hidden fields of the page that holds the form. */
  readonly children?: ReactNode;
};

/** The first questions of a quotation, the same on product pages and on quote pages. */
export function FirstStepForm({ flow, posted, member, submitText, onValues, ...rest }: FirstStepFormProps) {
  const { before, preset, setValues } = useMemberParts(flow, member);
  return (
    <Part urgent key={flow.form.id}>
      <Form
        {...rest}
        definition={flow.form}
        values={posted}
        preset={preset}
        before={before}
        keepAs={quoteAnswers}
        submitLabel={submitText}
        submitLook="action"
        onValues={(values) => {
          setValues(values);
          onValues?.(values);
        }}
      />
    </Part>
  );
}

/** What a member is spared: own number and phone are filled in, own vehicles stand by to be picked. */
function useMemberParts(flow: Flow, member: Member | undefined) {
  const [values, setValues] = useState<FormValues>({});
  const fields = fieldsOf(flow.form);
  const answers = useMemo(
    () => member && memberAnswers(fieldsOf(flow.form), member.client, istanbulToday(new Date())),
    [flow, member],
  );
  if (!member || !answers) return { before: undefined, preset: undefined, setValues };
  const asksElse = isForSomebodyElse();
  const note = Object.keys(answers).length > 0 && (
    <MemberNote member={member} answers={answers} values={values} asksElse={asksElse} />
  );
  const first = fields[0]?.name ?? '';
  const plate = fields.find(({ name }) => name === 'LicensePlateNumber');
  return {
    setValues,
    preset: asksElse ? undefined : answers,
    before: {
      [first]: note,
      ...(plate && { [plate.name]: <VehicleChoices field={plate} vehicles={member.things.Vehicles} /> }),
    },
  };
}
