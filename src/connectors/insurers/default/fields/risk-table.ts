import type { Field } from './field.ts';
import type { Group } from './group.ts';

/** What insurers are told of a kind of risk. */
export type RiskTable<Risk> = {
  readonly fields: readonly Field<Risk>[];
  readonly groups: readonly Group<Risk>[];
  /** What only some lines ask, told by name. */
  readonly options: (risk: Risk) => Readonly<Record<string, string>>;
};
