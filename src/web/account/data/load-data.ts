import { type RetentionLine, retentionLines } from '#catalog/retention/periods.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { CallData, HttpLayer } from '../../http/http-layer.ts';

export type DeletionPreview = CallData<'deletionPreview'>;

export type LoadedData = { readonly preview: DeletionPreview | null; readonly periods: readonly RetentionLine[] };

/** What would go with the account, and how long everything is kept. */
export async function loadData(http: HttpLayer): Promise<LoadedData> {
  const reply = await http.call('deletionPreview');
  return { preview: reply?.Success ? reply.Data : null, periods: retentionLines(istanbulToday(new Date())) };
}
