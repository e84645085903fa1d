import { type FormEvent, useState } from 'react';
import type { Errors, Values } from './field-checks.ts';

type Options<Field extends string> = {
  readonly fields: readonly Field[];
  readonly check: (values: Values<Field>) => Errors<Field>;
  readonly send: (values: Values<Field>) => Promise<void>;
};

function readValues<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<Field>;
}

/** A small form: checks on submit, points at the first field to mend, and keeps what was typed. */
export function useModalForm<Field extends string>({ fields, check, send }: Options<Field>) {
  const [errors, setErrors] = useState<Errors<Field>>({} as Errors<Field>);
  const [sending, setSending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = check(values);
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    await send(values);
    setSending(false);
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name } = event.target;
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  };

  const formProps = {
    noValidate: true,
    onChange,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
  };
  return { formProps, errors, sending };
}
