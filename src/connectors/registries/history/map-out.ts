import { identityKind } from '#domain/rules/identity-number.ts';
import { normalisePlate } from '#domain/rules/plate.ts';
import { plateFields } from '../fields.ts';
import { writeXml } from '../xml.ts';

/** The centre's kinds of identity: citizen, foreigner with a 99 number, company. */
function kindOf(identityNumber: string): string {
  if (identityKind(identityNumber) === 'company') return 'VKN';
  return identityNumber.startsWith('99') ? 'YTC' : 'TCK';
}

export function writeHistoryQuery({ identityNumber, plate }: { identityNumber: string; plate: string }): string {
  return writeXml({
    policeSorgu: {
      kimlikTuru: kindOf(identityNumber),
      kimlikNo: identityNumber,
      ...plateFields(normalisePlate(plate)),
    },
  });
}
