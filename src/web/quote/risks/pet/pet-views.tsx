import { petList } from '#catalog/risks/pet/answers.ts';
import { chipFromMonths } from '#catalog/risks/pet/limits.ts';
import { type Day, monthsOn, readDay } from '#domain/dates.ts';
import { petStepTexts as words } from '#messages/pet-step.ts';
import type { RowViews } from '../../../form/rows/row-view.ts';

/** Animals by their names once they have one. Whether a chip is needed follows from the age on the day the policy begins. */
export function petViews(start: Day): RowViews {
  return (list, { Species, PetName, PetBirthdate }, number) => {
    if (list !== petList) return undefined;
    const name = typeof PetName === 'string' ? PetName.trim() : '';
    const born = readDay(String(PetBirthdate ?? ''));
    const needsChip = born !== undefined && monthsOn(born, start) >= chipFromMonths;
    return {
      title: name || words.title(number),
      // There are no breeds to choose from before.
      hidden: Species ? [] : ['Breed'],
      required: needsChip ? ['ChipNo'] : [],
      notes:
        born !== undefined && !needsChip
          ? { ChipNo: <p className="mt-1.5 text-ink-soft text-small">{words.noChipYet}</p> }
          : {},
    };
  };
}
