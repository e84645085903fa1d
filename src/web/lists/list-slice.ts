import type { Envelope } from '#contracts/envelope.ts';
import type { HttpLayer } from '../http/http-layer.ts';

export type ListState<Row> = {
  readonly loading: boolean;
  readonly hasErrors: boolean;
  readonly message: string | undefined;
  readonly data: readonly Row[];
};

/** The answers that a list is asked with, by the names of their questions. */
export type ListAnswers = Readonly<Record<string, string>>;

/** How one shared list is read. */
export type ListDefinition<Row> = {
  readonly ask: (http: HttpLayer, answers: ListAnswers) => Promise<Envelope<readonly Row[]> | undefined>;
  /** A missing list counts as an empty one. */
  readonly ignoreMissing?: true;
};

export const loadingList: ListState<never> = { loading: true, hasErrors: false, message: undefined, data: [] };
export const emptyList: ListState<never> = { loading: false, hasErrors: false, message: undefined, data: [] };

export async function loadList<Row>(
  http: HttpLayer,
  { ask, ignoreMissing }: ListDefinition<Row>,
  answers: ListAnswers = {},
): Promise<ListState<Row>> {
  const reply = await ask(http, answers);
  if (reply?.Success) return { ...emptyList, data: reply.Data };
  if (reply?.StatusCode === 404 && ignoreMissing) return emptyList;
  return { ...emptyList, hasErrors: true, message: reply?.Message };
}
