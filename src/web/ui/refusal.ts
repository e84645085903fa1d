import { toastMessages } from '#messages/ui.ts';
import { failureToast } from './toasts/reply-toast.ts';
import { showToast } from './toasts/toast-store.ts';

/** Why something that was sent was not done, and the field of its form that is to blame, where one is. */
export type Refusal = { readonly text: string; readonly field?: string | undefined };

type Refused = {
  readonly StatusCode: number;
  readonly Messages: readonly string[];
  readonly Message: string;
  readonly Data: unknown;
};

type Blame = {
  /** The field that a code is about; a field that the reply names itself comes before it. */
  readonly fields?: ReadonlyMap<number, string>;
  /** What is said where the reply says nothing. */
  readonly fallback?: string;
};

/** The field that the server names as wrong. */
function namedField(data: unknown): string | undefined {
  const field = (data as { readonly Field?: unknown } | null)?.Field;
  return typeof field === 'string' ? field : undefined;
}

export function refusalOf(reply: Refused | undefined, { fields, fallback }: Blame = {}): Refusal {
  const text = failureToast(reply, fallback).text || toastMessages.titles.error;
  return { text, field: reply && (namedField(reply.Data) ?? fields?.get(reply.StatusCode)) };
}

/** Tells a refusal by toast, and answers it for the form that was sent, where it stays. */
export function tellRefusal(reply: Refused | undefined, blame: Blame = {}): Refusal {
  showToast(failureToast(reply, blame.fallback));
  return refusalOf(reply, blame);
}
