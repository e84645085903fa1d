import { lines } from '#catalog/lines/index.ts';
import { addDays } from '#domain/dates.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import type { SampleOptions } from '#ports/conformance/insurer-harness.ts';
import type { QuoteRequest } from '#ports/insurer.ts';

export const sampleVehicle: VehicleRisk = {
  kind: 'vehicle',
  plate: '35ABC123',
  documentSerial: 'AB',
  documentNumber: '123456',
  asbisNumber: undefined,
  engineNumber: 'M123456',
  frameNumber: 'VF1BB0A0H12345678',
  brandCode: '702',
  typeCode: '1001',
  modelYear: 2022,
  usage: '111-10',
  fuel: 'Benzin',
  lpg: false,
  rentACar: false,
  professionCode: 'ogretmen',
  firstTrafficDate: '2022-03-01',
  accessories: { radio: 150_050, navigation: 0, steelWheels: 0, other: 0 },
  value: 95_000_000,
  trafficStep: 6,
  kaskoDiscount: 40,
  daysLapsed: 0,
  options: { destination: 'DE' },
};

/** An ordinary driver with an ordinary car that every insurer would take. */
export function sampleQuote({ line, reference, start }: SampleOptions): QuoteRequest & { readonly risk: VehicleRisk } {
  const { branchId, priceFloor } = lines[line];
  return {
    reference,
    line,
    branchId,
    priceFloor,
    insuredPeople: [],
    start,
    end: addDays(start, line.startsWith('galerici') ? 30 : 365),
    customer: {
      identity: { kind: 'national', number: '11111111110' },
      name: 'ŞÜKRÜ ÇAĞIN',
      surname: 'IŞIKÖĞÜT',
      birthdate: '1985-04-12',
      phone: '5550000001',
      email: 'sukru@example.com',
      provinceCode: 35,
      districtCode: 1203,
    },
    risk: sampleVehicle,
  };
}
