import { identityOf } from '#domain/identity.ts';
import { normalisePlate } from '#domain/rules/plate.ts';
import { plateFields } from '../fields.ts';
import { writeXml } from '../xml.ts';

/** The centre's kinds of identity: citizen, foreigner with a 99 number, company. */
function kindOf(identityNumber: string): string {
  const { kind } = identityOf(identityNumber);
  if (kind === 'tax') return 'VKN';
  return kind === 'foreigner' ? 'YTC' : 'TCK';
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
