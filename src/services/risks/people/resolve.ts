import type { AnswersOf } from '#catalog/risks/answers.ts';
import type { personRow } from '#catalog/risks/people/answers.ts';
import type { FoundHealth, FoundTrip } from '#ports/found.ts';
import type { Person } from '#ports/insurer.ts';
import type { PeopleAnswer, RiskPorts } from '../risk-service.ts';

export type PersonRow = AnswersOf<typeof personRow>;

/** What is known of the customer, who may stand among the rows. */
export type KnownCustomer = Pick<FoundHealth | FoundTrip, 'gender' | 'nationality'> & { readonly owner: Person };

/** The people of judged rows, asked of the population register one by one. */
export async function resolvePeople(
  _ports: RiskPorts,
  _customer: KnownCustomer,
  _rows: readonly PersonRow[],
): Promise<PeopleAnswer> {
  return { kind: 'people', people: [] };
}
