import type { LineKey } from '#domain/lines.ts';
import { greenCardPlate, lacksPlate } from '#domain/rules/plate.ts';
import { vehicleSearchTexts as words } from '#messages/vehicle-step.ts';
import type { Field, FormDefinition, TextInput } from '../../fields/field.ts';
import { vehicleColumnsOf } from './lines.ts';

type Model = Readonly<Record<string, unknown>>;

/** Ways to find a vehicle. */
export const searchWays = { document: 'document', asbis: 'asbis', byHand: 'byHand' } as const;

const when = (way: string) => ({ when: { field: 'SearchBy', is: [way] } });

export const asbisNumber: TextInput = {
  ...words.asbis,
  kind: 'textInput',
  name: 'AsbisNo',
  only: 'digits',
  rule: 'asbis',
  required: true,
  autoComplete: 'off',
  maxLength: 20,
  wide: true,
};

/** What names the registration document of a vehicle. */
export const documentFields: readonly Field[] = [
  { ...words.serial, kind: 'formMask', mask: 'documentSerial', name: 'DocumentSerial', required: true },
  { ...words.number, kind: 'formMask', mask: 'documentNo', name: 'DocumentNo', required: true, drawing: 'licence' },
];

/** By what the registers are asked for a vehicle; a used one has no reservation number any more. */
const searchForm = (id: string, isUsed: boolean): FormDefinition => ({
  id,
  steps: [
    {
      key: 'search',
      title: words.title,
      fields: [
        {
          kind: 'radioGroup',
          look: 'normal',
          name: 'SearchBy',
          label: words.title,
          help: words.help,
          preset: searchWays.document,
          choices: [
            { id: searchWays.document, name: words.byDocument },
            ...(isUsed ? [] : [{ id: searchWays.asbis, name: words.byAsbis }]),
            { id: searchWays.byHand, name: words.byHand },
          ],
        },
        ...documentFields.map((field) => ({ ...field, ...when(searchWays.document) })),
        ...(isUsed ? [] : [{ ...asbisNumber, ...when(searchWays.asbis) }]),
      ],
    },
  ],
});
export const vehicleSearchForm = searchForm('vehicle-search', false);
export const usedVehicleSearchForm = searchForm('used-vehicle-search', true);

/** A vehicle without a plate has no document either: its reservation number is all there is. */
export const newVehicleSearchForm: FormDefinition = {
  id: 'new-vehicle-search',
  steps: [{ key: 'search', title: words.byAsbis, fields: [asbisNumber] }],
};

/** What is sent of a filled search; nothing for who chooses the vehicle by hand. */
export function identifiersOf({ DocumentSerial, DocumentNo, AsbisNo }: Model): Model {
  if (DocumentSerial && DocumentNo) return { LicencePermitNo: `${String(DocumentSerial)}${String(DocumentNo)}` };
  return AsbisNo ? { AsbisNo } : {};
}

/** No register of ours knows a vehicle of another country; for a green card without a plate it is told by hand. */
export function canBeSearched(line: LineKey, plate: string): boolean {
  const { plate: rule } = vehicleColumnsOf(line);
  return rule !== 'foreign' && !(rule === 'turkishOrNone' && lacksPlate(plate));
}

/** The first step's answers as they are sent: a vehicle without a plate goes by its province. */
export function firstAnswers({ GreenCardType, WithoutPlate, PlateProvince, ...rest }: Model): Model {
  if (GreenCardType !== '2' && WithoutPlate !== true) return rest;
  return { ...rest, LicensePlateNumber: greenCardPlate('2', String(PlateProvince)) };
}
