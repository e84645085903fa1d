import type { HttpLayer } from '../../../http/http-layer.ts';
import { type ReadQuotation, readReply } from '../../quotation.ts';

export async function readPet(http: HttpLayer, HeaderGuid: string): Promise<ReadQuotation<'pet'>> {
  return readReply(await http.call('petQuotation', { HeaderGuid }), (data) => ({ kind: 'pet', ...data }));
}
