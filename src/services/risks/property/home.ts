import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import type { HomeDetails } from '#domain/risks/property.ts';
import { told } from '../common-answers.ts';
import { homeFloors, homeTypes, occupants, roofs, scopes } from './codes.ts';

const kurus = (lira: number | string | undefined): Kurus => fromLira(lira ?? 0);

/** Who rents insures the contents, and is not asked what is insured. */
function scopeOf(answers: PropertyAnswers): HomeDetails['scope'] {
  return answers.Occupant === '2' ? 'contents' : scopes[told('PoliceTipi', answers.PoliceTipi)];
}

/** The home as judged answers describe it. A sum for what is not covered is no sum. */
export function homeDetails(answers: PropertyAnswers): HomeDetails {
  const scope = scopeOf(answers);
  const inside = (lira: number | undefined) => (scope === 'building' ? 0 : kurus(lira));
  return {
    scope,
    occupant: occupants[told('Occupant', answers.Occupant)],
    homeType: homeTypes[told('EvTipi', answers.EvTipi)],
    floor: homeFloors[told('KonutBulunduguKat', answers.KonutBulunduguKat)],
    roof: roofs[told('KonutCatiTipi', answers.KonutCatiTipi)],
    sums: {
      building: scope === 'contents' ? 0 : kurus(answers.BuildingSum),
      contents: inside(answers.ContentsSum),
      glass: kurus(answers.GlassSum),
      electronics: inside(answers.ElectronicsSum),
      valuables: inside(answers.ValuablesSum),
    },
    steelDoor: answers.SteelDoor ?? false,
    windowBars: answers.WindowBars ?? false,
    alarm: answers.Alarm ?? false,
    emptyMonths: Number(told('EmptyMonths', answers.EmptyMonths)),
    liabilityLimit: kurus(answers.LiabilityLimit),
  };
}
