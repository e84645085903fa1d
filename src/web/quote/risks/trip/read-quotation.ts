import type { HttpLayer } from '../../../http/http-layer.ts';
import { type ReadQuotation, readReply } from '../../quotation.ts';

export async function readTrip(http: HttpLayer, HeaderGuid: string): Promise<ReadQuotation<'trip'>> {
  return readReply(await http.call('tripQuotation', { HeaderGuid }), (data) => ({ kind: 'trip', ...data }));
}
