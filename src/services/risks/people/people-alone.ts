import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';

/** Where people are insured and no thing: they are told by the customer, no register looks for them, and nothing goes beside. */
export const peopleAlone = {
  misidentified: () => undefined,
  isPersonal: () => false,
  objection: async () => undefined,
  addOns: () => [],
  nextStart: (end: Day): Day => end,
  forLine: <Risk>(_line: LineKey, risk: Risk): Risk => risk,
  names: async () => undefined,
  identifiers: () => ({}),
} as const;
