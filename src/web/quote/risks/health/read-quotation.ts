import type { HttpLayer } from '../../../http/http-layer.ts';
import { type ReadQuotation, readReply } from '../../quotation.ts';

export async function readHealth(http: HttpLayer, HeaderGuid: string): Promise<ReadQuotation<'health'>> {
  return readReply(await http.call('healthQuotation', { HeaderGuid }), (data) => ({ kind: 'health', ...data }));
}
