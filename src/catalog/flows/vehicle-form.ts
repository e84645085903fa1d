import type { LineKey } from '#domain/lines.ts';
import { vehicleSectionTexts as sections } from '#messages/vehicle-questions.ts';
import type { FormDefinition } from '../fields/field.ts';
import { choicesOf, furtherChoices } from './vehicle-choices.ts';
import { customerFacts, furtherVehicleFacts, neededVehicleFacts } from './vehicle-facts.ts';
import { isVehicleLine } from './vehicle-lines.ts';

export type VehicleSubject = { readonly line: LineKey; readonly secondHand: boolean };

/**
 * Everything a vehicle line must know before insurers are asked, under the names of update-info. Judge with it what was
 * sent laid over what the registers found; the screen asks the same fields, only fewer of them at once.
 */
export function vehicleForm({ line, secondHand }: VehicleSubject): FormDefinition {
  if (!isVehicleLine(line)) throw new RangeError(`${line} asks nothing about a vehicle`);
  return {
    id: `vehicle-${line}${secondHand ? '-second-hand' : ''}`,
    steps: [
      { key: 'vehicle', title: sections.vehicle, fields: [...neededVehicleFacts(line), ...furtherVehicleFacts] },
      { key: 'customer', title: sections.customer, fields: customerFacts },
      {
        key: 'choices',
        title: sections.choices,
        fields: [...choicesOf(line, secondHand), ...(furtherChoices[line] ?? [])],
      },
    ],
  };
}
