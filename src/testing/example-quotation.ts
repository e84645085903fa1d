import { calls } from '#contracts/index.ts';
import type { QuotationOf } from '#web/quote/quotation.ts';

/** A quotation whose vehicle, owner and history the registers know. */
export function exampleQuotation(given: Partial<QuotationOf<'vehicle'>> = {}): QuotationOf<'vehicle'> {
  const { data, example } = calls.vehicleQuotation;
  return {
    kind: 'vehicle',
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

/** A quotation whose address, building and owner the registers know. */
export function exampleProperty(given: Partial<QuotationOf<'property'>> = {}): QuotationOf<'property'> {
  const { data, example } = calls.propertyQuotation;
  return { kind: 'property', ...data.parse(example.data), Answers: null, Insured: null, ...given };
}

/** A quotation about the health of people, whose customer the register knows; nobody is asked yet. */
export function exampleHealth(given: Partial<QuotationOf<'health'>> = {}): QuotationOf<'health'> {
  const { data, example } = calls.healthQuotation;
  return { kind: 'health', ...data.parse(example.data), Answers: null, Insured: null, People: [], ...given };
}

/** A quotation about a journey, whose customer the register knows; nobody is asked yet. */
export function exampleTrip(given: Partial<QuotationOf<'trip'>> = {}): QuotationOf<'trip'> {
  const { data, example } = calls.tripQuotation;
  return { kind: 'trip', ...data.parse(example.data), Answers: null, Insured: null, People: [], ...given };
}

/** A quotation about animals, whose owner the register knows; nobody is asked yet. */
export function examplePet(given: Partial<QuotationOf<'pet'>> = {}): QuotationOf<'pet'> {
  const { data, example } = calls.petQuotation;
  return { kind: 'pet', ...data.parse(example.data), Answers: null, Insured: null, ...given };
}

/** A quotation about a phone, whose owner the register knows; nobody is asked yet. */
export function exampleDevice(given: Partial<QuotationOf<'device'>> = {}): QuotationOf<'device'> {
  const { data, example } = calls.deviceQuotation;
  return { kind: 'device', ...data.parse(example.data), Answers: null, Insured: null, ...given };
}
