import { factRows } from '#catalog/fields/fact-rows.ts';
import { canBeSearched, firstAnswers } from '#catalog/risks/vehicle/search.ts';
import { vehicleName } from '#catalog/risks/vehicle/summary.ts';
import { fromLira } from '#domain/money.ts';
import { plateText } from '#domain/risks/plate-text.ts';
import { summaryTexts } from '#messages/quote.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { readVehicle } from './read-quotation.ts';

export const vehicleFlow: RiskFlow<'vehicle'> = {
  read: readVehicle,
  firstAnswers,
  isSearched: (line, model) => canBeSearched(line, String(model.LicensePlateNumber)),
  resumes: () => false,
  loadCalls: async () => (await import('./calls.ts')).vehicleCalls,
  loadStep: async () => (await import('./vehicle-step.tsx')).VehicleStep,
  insuredRows({ typed, model, quotation }) {
    const sent = String(model?.LicensePlateNumber ?? quotation?.LicensePlateNumber ?? '');
    return factRows(
      [summaryTexts.plate, sent ? plateText(sent) : typed('LicensePlateNumber').toUpperCase()],
      [summaryTexts.vehicle, quotation && vehicleName(quotation)],
    );
  },
  valueOf({ Vehicle }) {
    return Vehicle?.Value === undefined ? undefined : fromLira(Vehicle.Value);
  },
  officialPriceOf: () => undefined,
  priceCeilingOf: ({ PriceCeiling }) => PriceCeiling ?? undefined,
  minimumOf: () => undefined,
  peopleOf: () => [],
};
