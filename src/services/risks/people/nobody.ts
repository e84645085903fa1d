import type { PeopleAnswer } from '../risk-service.ts';

/** For things: nobody is insured beside them, and nobody declares anything. */
export const nobodyInsured = {
  objection: async () => undefined,
  people: async (): Promise<PeopleAnswer> => ({ kind: 'people', people: [] }),
  declarations: () => [],
  stored: <Answers>(sent: Answers): Answers => sent,
} as const;
