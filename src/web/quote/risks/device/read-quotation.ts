import type { HttpLayer } from '../../../http/http-layer.ts';
import { type ReadQuotation, readReply } from '../../quotation.ts';

export async function readDevice(http: HttpLayer, HeaderGuid: string): Promise<ReadQuotation<'device'>> {
  return readReply(await http.call('deviceQuotation', { HeaderGuid }), (data) => ({ kind: 'device', ...data }));
}
