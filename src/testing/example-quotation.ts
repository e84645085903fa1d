import { calls } from '#contracts/index.ts';
import type { CallData } from '#web/http/http-layer.ts';

type Quotation = CallData<'vehicleQuotation'>;

/** A quotation whose vehicle, owner and history the registers know. */
export function exampleQuotation(given: Partial<Quotation> = {}): Quotation {
  const { data, example } = calls.vehicleQuotation;
  return {
    ...data.parse(example.data),
    Vehicle: {
      LicensePlateNumber: '34ABC123',
      BrandCode: '701',
      BrandName: 'FIAT',
      VehicleType: '1001',
      TypeName: 'Egea 1.4 Urban',
      ModelYear: 2021,
      FuelType: 'Benzin',
      UsageType: '111-10',
      Colour: 'Beyaz',
      FirstTrafficDate: '2021-03-15',
      EngineNo: 'ENG1234567',
      FrameNo: 'NM0AXXTTPA1234567',
      Lpg: false,
      Value: 692550,
    },
    Answers: null,
    ...given,
  };
}
