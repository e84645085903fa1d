import type { WireField, WireGroup } from './field.ts';

/** What a question tells of one kind of risk. */
export type RiskFields = { readonly fields: readonly WireField[]; readonly groups: readonly WireGroup[] };
