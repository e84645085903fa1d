import type { HealthCondition } from '#domain/health-declaration.ts';
import type { Look } from '../review.ts';
import type { DeclaringPerson } from './people.ts';
import type { HealthTaste } from './taste.ts';

/** What an insurer that looks at conditions comes to with each. */
type Outcome = { readonly load: number; readonly excluded: boolean; readonly wantsReport: boolean };

const taken: Outcome = { load: 0, excluded: false, wantsReport: false };
const excluded: Outcome = { ...taken, excluded: true };
const afterReport: Outcome = { ...excluded, wantsReport: true };
const loaded = (load: number): Outcome => ({ ...taken, load });

const outcomes: Readonly<Record<HealthCondition, Outcome>> = {
  diabetes: loaded(20),
  bloodPressure: loaded(15),
  heart: afterReport,
  cancer: afterReport,
  lungs: loaded(15),
  kidneys: afterReport,
  thyroid: taken,
  nerves: loaded(25),
  joints: excluded,
  mind: excluded,
  other: taken,
};

export function outcomeOf(condition: HealthCondition): Outcome {
  return outcomes[condition];
}

const treatmentReport = 'Tedaviyi yürüten hekimin son altı aya ait raporu';
const checkReport = 'Son bir yıla ait sağlık kontrol raporu';

/** After the look the offers stand with the terms it came to. */
function look(afterMinutes: number, wantedDocuments: readonly string[]): Look {
  return {
    reason: 'Başvuru, sağlık risk birimince inceleniyor.',
    wantedDocuments,
    resolves: { afterMinutes, to: { kind: 'accept' } },
  };
}

/** What an insurer looks at before it names its terms, if at anything. */
export function healthLook(taste: HealthTaste, people: readonly DeclaringPerson[]): Look | undefined {
  const conditions = taste.conditions === 'review' ? people.flatMap((person) => person.conditions) : [];
  const wantsTreatment = conditions.some((condition) => outcomeOf(condition).wantsReport);
  const { reportFromAge = Number.POSITIVE_INFINITY } = taste;
  const wantsCheck = people.some(({ age }) => age >= reportFromAge);
  if (conditions.length === 0 && !wantsCheck) return undefined;
  const documents = [...(wantsTreatment ? [treatmentReport] : []), ...(wantsCheck ? [checkReport] : [])];
  return look(documents.length > 0 ? 5 : 3, documents);
}
