import { vehicleSectionTexts as sections } from '#messages/vehicle-questions.ts';
import type { FormDefinition } from '../../fields/field.ts';
import { choicesOf, rareChoices } from './choices.ts';
import { customerFacts, furtherVehicleFacts, neededVehicleFacts } from './facts.ts';
import { vehicleColumnsOf } from './lines.ts';
import type { VehicleSubject } from './subject.ts';

/**
 * Everything a vehicle line must know before insurers are asked, under the names of update-info. Judge with it what was
 * sent laid over what the registers found; the screen asks the same fields, only fewer of them at once.
 */
export function vehicleForm(subject: VehicleSubject): FormDefinition {
  const { line, variant } = subject;
  const rare = vehicleColumnsOf(line).rareChoices.flatMap((name) => rareChoices[name]);
  return {
    id: ['vehicle', line, ...(variant ? [variant] : [])].join('-'),
    steps: [
      { key: 'vehicle', title: sections.vehicle, fields: [...neededVehicleFacts(line), ...furtherVehicleFacts] },
      { key: 'customer', title: sections.customer, fields: customerFacts },
      { key: 'choices', title: sections.choices, fields: [...choicesOf(subject), ...rare] },
    ],
  };
}
