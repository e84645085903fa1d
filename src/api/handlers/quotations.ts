import type { QuotationPorts } from '#services/quotation/ports.ts';
import type { Handlers } from '../handler.ts';
import { quotationSteps } from '../quotation-steps.ts';
import type { WireLists } from '../risks/risk-wire.ts';

/** The specified paths are addresses of one way to quote. */
export function quotationHandlers(ports: QuotationPorts, lists: WireLists) {
  const { open, update, read, start } = quotationSteps(ports, lists);
  return {
    vehicleQueryInfo: open('vehicle'),
    vehicleUpdateInfo: update('vehicle'),
    vehicleQuotation: read('vehicle'),
    propertyQueryInfo: open('property'),
    propertyUpdateInfo: update('property'),
    propertyQuotation: read('property'),
    healthQueryInfo: open('health'),
    healthUpdateInfo: update('health'),
    healthQuotation: read('health'),
    tripQueryInfo: open('trip'),
    tripUpdateInfo: update('trip'),
    tripQuotation: read('trip'),
    petQueryInfo: open('pet'),
    petUpdateInfo: update('pet'),
    petQuotation: read('pet'),
    deviceQueryInfo: open('device'),
    deviceUpdateInfo: update('device'),
    deviceQuotation: read('device'),
    startTraffic: start('trafik'),
    startKasko: start('kasko'),
    startDask: start('dask'),
    startHome: start('konut'),
    startSupplementaryHealth: start('tamamlayici'),
    startIndividualHealth: start('bireysel'),
    startForeignerHealth: start('yabanci'),
    startTravel: start('seyahat'),
    startPet: start('petsaglik'),
  } satisfies Handlers;
}
