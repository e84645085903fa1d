import type { ReactNode } from 'react';
import type { FormProblem } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { type Flow, quoteAnswers } from '#catalog/flows/flow.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { Form } from '../form/form.tsx';
import type { SentForm } from '../form/use-engine.ts';

export type FirstStepFormProps = {
  readonly flow: Flow;
  /** Where the form goes while no script runs. */
  readonly action: PagePath;
  readonly posted?: FormValues | undefined;
  readonly problems?: readonly FormProblem[] | undefined;
  /** What the registers held against it. */
  readonly refused?: readonly FormProblem[] | undefined;
  readonly submitText: string;
  readonly dense?: boolean | undefined;
  readonly loading?: boolean | undefined;
  readonly onValues?: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => void | Promise<void>;
  /** Hidden fields of the page that holds the form. */
  readonly children?: ReactNode;
};

/** The first questions of a quotation, the same on product pages and on quote pages. */
export function FirstStepForm({ flow, posted, submitText, ...rest }: FirstStepFormProps) {
  return (
    <Form
      {...rest}
      key={flow.form.id}
      definition={flow.form}
      values={posted}
      keepAs={quoteAnswers}
      submitLabel={submitText}
      submitLook="action"
    />
  );
}
