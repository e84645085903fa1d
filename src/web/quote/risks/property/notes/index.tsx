import type { ReactNode } from 'react';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';
import { damages } from '#catalog/risks/property/facts.ts';
import type { PropertySubject } from '#catalog/risks/property/subject.ts';
import type { Day } from '#domain/dates.ts';
import { damageNotes } from '#messages/property-notes.ts';
import { HeavyDamageNote } from './damage-note.tsx';
import { StartNote } from './start-note.tsx';
import { SumProposal } from './sum-proposal.tsx';

const isArea = (value: FieldValue | undefined): value is number => typeof value === 'number' && value > 0;

type Notes = Readonly<Record<string, (values: FormValues) => ReactNode>>;

/** What stands below single questions, where the answers so far have something to say. */
export const propertyNotes = (subject: PropertySubject, today: Day): Notes => ({
  PolicyStart: ({ PolicyStart }) => <StartNote subject={subject} start={String(PolicyStart ?? '')} today={today} />,
  DamageState: ({ DamageState }) => DamageState === damages.heavy && <HeavyDamageNote />,
  RepairDocumentNo: () => <p className="text-ink-soft text-small">{damageNotes.medium}</p>,
  BuildingSum: ({ GrossArea }) => isArea(GrossArea) && <SumProposal of="building" area={GrossArea} />,
  ContentsSum: ({ GrossArea }) => isArea(GrossArea) && <SumProposal of="contents" area={GrossArea} />,
});
