import type { HttpLayer } from '../../../http/http-layer.ts';
import { type ReadQuotation, readReply } from '../../quotation.ts';

export async function readVehicle(http: HttpLayer, HeaderGuid: string): Promise<ReadQuotation<'vehicle'>> {
  return readReply(await http.call('vehicleQuotation', { HeaderGuid }), (data) => ({ kind: 'vehicle', ...data }));
}
