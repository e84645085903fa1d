import { fields } from '../fields/field.ts';
import type { RiskFields } from '../fields/risk-fields.ts';

/** What a question about a vehicle tells of it. */
export const vehicleFields: RiskFields = {
  fields: fields([
    ['plate', 'text', 'plaka', 'S201'],
    ['documentSerial', 'text', 'belgeSeri', 'S202'],
    ['documentNumber', 'text', 'belgeNo', 'S203'],
    ['asbisNumber', 'text', 'asbisNo', 'S204'],
    ['engineNumber', 'text', 'motorNo', 'S205'],
    ['frameNumber', 'text', 'sasiNo', 'S206'],
    ['brandCode', 'text', 'markaKodu', 'S207'],
    ['typeCode', 'text', 'tipKodu', 'S208'],
    ['modelYear', 'number', 'modelYili', 'S209'],
    ['usageCode', 'text', 'kullanimTarzi', 'S210'],
    ['fuelType', 'text', 'yakitTuru', 'S211'],
    ['lpg', 'flag', 'lpg', 'S212'],
    ['rentACar', 'flag', 'kiralik', 'S213'],
    ['professionCode', 'text', 'meslekKodu', 'S214'],
    ['firstTrafficDate', 'date', 'trafigeCikisTarihi', 'S215'],
    ['radioPrice', 'money', 'sesCihaziBedeli', 'S216'],
    ['navigationPrice', 'money', 'navigasyonBedeli', 'S217'],
    ['steelWheelsPrice', 'money', 'celikJantBedeli', 'S218'],
    ['otherAccessoryPrice', 'money', 'digerAksesuarBedeli', 'S219'],
    ['vehicleValue', 'money', 'aracBedeli', 'S220'],
    ['trafficStep', 'number', 'trafikBasamagi', 'S221'],
    ['kaskoDiscount', 'number', 'hasarsizlikIndirimi', 'S222'],
    ['daysLapsed', 'number', 'gecikmeGunu', 'S223'],
  ]),
  groups: [],
};
