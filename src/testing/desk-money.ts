import { approvalRepository } from '#db/repositories/desk/approvals.ts';
import { operatorRepository } from '#db/repositories/desk/operators.ts';
import type { Operator } from '#ports/operators.ts';
import type { TestApi } from './api-client.ts';

/** What acts that move money stand on. */
export const moneyPorts = (api: TestApi) => ({ ...api.ports, approvals: approvalRepository(api.database) });

/** Somebody of the agency who may move money. */
export async function moneyOperator({ database, clock }: TestApi, name: string): Promise<Operator> {
  const operators = operatorRepository(database);
  await operators.add({ name, roles: ['money'], passwordHash: 'x', totpSecret: 'x' }, clock.now());
  const keys = await operators.keysOf(name);
  if (!keys) throw new Error(`There is no operator ${name}`);
  return keys.operator;
}
