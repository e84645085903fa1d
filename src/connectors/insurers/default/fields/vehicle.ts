import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import type { RiskTable } from './risk-table.ts';

/** What insurers are told of a vehicle. */
export const vehicle: RiskTable<VehicleRisk> = {
  fields: [
    ['plate', 'plaka', 'S201', 'text', (risk) => risk.plate],
    ['documentSerial', 'belgeSeri', 'S202', 'text', (risk) => risk.documentSerial],
    ['documentNumber', 'belgeNo', 'S203', 'text', (risk) => risk.documentNumber],
    ['asbisNumber', 'asbisNo', 'S204', 'text', (risk) => risk.asbisNumber],
    ['engineNumber', 'motorNo', 'S205', 'text', (risk) => risk.engineNumber],
    ['frameNumber', 'sasiNo', 'S206', 'text', (risk) => risk.frameNumber],
    ['brandCode', 'markaKodu', 'S207', 'text', (risk) => risk.brandCode],
    ['typeCode', 'tipKodu', 'S208', 'text', (risk) => risk.typeCode],
    ['modelYear', 'modelYili', 'S209', 'number', (risk) => risk.modelYear],
    ['usageCode', 'kullanimTarzi', 'S210', 'text', (risk) => risk.usage],
    ['fuelType', 'yakitTuru', 'S211', 'text', (risk) => risk.fuel],
    ['lpg', 'lpg', 'S212', 'flag', (risk) => risk.lpg],
    ['rentACar', 'kiralik', 'S213', 'flag', (risk) => risk.rentACar],
    ['professionCode', 'meslekKodu', 'S214', 'text', (risk) => risk.professionCode],
    ['firstTrafficDate', 'trafigeCikisTarihi', 'S215', 'date', (risk) => risk.firstTrafficDate],
    ['radioPrice', 'sesCihaziBedeli', 'S216', 'money', ({ accessories }) => accessories.radio],
    ['navigationPrice', 'navigasyonBedeli', 'S217', 'money', ({ accessories }) => accessories.navigation],
    ['steelWheelsPrice', 'celikJantBedeli', 'S218', 'money', ({ accessories }) => accessories.steelWheels],
    ['otherAccessoryPrice', 'digerAksesuarBedeli', 'S219', 'money', ({ accessories }) => accessories.other],
    ['vehicleValue', 'aracBedeli', 'S220', 'money', (risk) => risk.value],
    ['trafficStep', 'trafikBasamagi', 'S221', 'number', (risk) => risk.trafficStep],
    ['kaskoDiscount', 'hasarsizlikIndirimi', 'S222', 'number', (risk) => risk.kaskoDiscount],
    ['daysLapsed', 'gecikmeGunu', 'S223', 'number', (risk) => risk.daysLapsed],
  ],
  groups: [],
  options: (risk) => risk.options,
};
