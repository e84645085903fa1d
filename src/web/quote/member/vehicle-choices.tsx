import type { Field } from '#catalog/fields/field.ts';
import { fromWire } from '#catalog/fields/wire.ts';
import { documentFields } from '#catalog/risks/vehicle/search.ts';
import type { OwnVehicle } from '#contracts/calls/my-things.ts';
import { plateText } from '#domain/risks/plate-text.ts';
import { isPlate } from '#domain/rules/plate.ts';
import { memberPresetTexts as words } from '#messages/quote.ts';
import { keepValues } from '../../form/kept-values.ts';
import { useSetAnswer } from '../../form/set-answer-context.ts';
import { vehicleSearchName } from '../risks/vehicle/search-name.ts';
import { Choices } from './choices.tsx';

type VehicleChoicesProps = { readonly field: Field; readonly vehicles: readonly OwnVehicle[] };

/** Keeps the document of a vehicle for the step that looks for it by that. */
function keepDocument({ Plate, DocumentSerial, DocumentNo }: OwnVehicle): void {
  if (DocumentSerial && DocumentNo)
    keepValues(vehicleSearchName(Plate), documentFields, { DocumentSerial, DocumentNo });
}

/** Vehicles of earlier quotations whose plates this question takes. */
export function VehicleChoices({ field, vehicles }: VehicleChoicesProps) {
  const setAnswer = useSetAnswer();
  const isTurkish = field.kind === 'formMask';
  const choices = vehicles
    .filter(({ Plate }) => isPlate(Plate) === isTurkish)
    .map((vehicle) => ({
      key: vehicle.Plate,
      name: plateText(vehicle.Plate),
      detail: vehicle.Name,
      onPick() {
        keepDocument(vehicle);
        setAnswer(field.name, fromWire(field, vehicle.Plate));
      },
    }));
  return <Choices title={words.vehicles} choices={choices} />;
}
