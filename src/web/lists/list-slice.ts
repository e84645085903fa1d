import type { CallId } from '#contracts/index.ts';
import type { CallModel, HttpLayer, Reply } from '../http/http-layer.ts';

export type ListState<Row> = {
  readonly loading: boolean;
  readonly hasErrors: boolean;
  readonly message: string | undefined;
  readonly data: readonly Row[];
};

/** How one shared list is read: which call, with what, and where its rows stand in the reply. */
export type ListDefinition<Id extends CallId, Row> = {
  readonly call: Id;
  readonly model?: CallModel;
  readonly pick: (data: NonNullable<Reply<Id>>['Data']) => readonly Row[];
  /** A missing list counts as an empty one. */
  readonly ignoreMissing?: true;
};

export const loadingList: ListState<never> = { loading: true, hasErrors: false, message: undefined, data: [] };
export const emptyList: ListState<never> = { loading: false, hasErrors: false, message: undefined, data: [] };

export async function loadList<Id extends CallId, Row>(
  http: HttpLayer,
  definition: ListDefinition<Id, Row>,
): Promise<ListState<Row>> {
  const reply = await http.call(definition.call, definition.model);
  if (reply?.Success) return { ...emptyList, data: definition.pick(reply.Data) };
  if (reply?.StatusCode === 404 && definition.ignoreMissing) return emptyList;
  return { ...emptyList, hasErrors: true, message: reply?.Message };
}
