import type { HttpLayer } from '../../../http/http-layer.ts';
import { type ReadQuotation, readReply } from '../../quotation.ts';

export async function readProperty(http: HttpLayer, HeaderGuid: string): Promise<ReadQuotation<'property'>> {
  return readReply(await http.call('propertyQuotation', { HeaderGuid }), (data) => ({ kind: 'property', ...data }));
}
