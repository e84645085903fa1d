import type { Database } from '#db/database.ts';

type Movement = { readonly orderId: string; readonly type: string; readonly state: string };
type Policy = { readonly reference: string };

async function readJson<Row>(sandboxPort: number, path: string): Promise<readonly Row[]> {
  const reply = await fetch(`http://127.0.0.1:${sandboxPort}${path}`, { headers: { accept: 'application/json' } });
  return (await reply.json()) as readonly Row[];
}

/** What bank, insurers and we ourselves say about every order, held against each other. */
export async function compareBooks(
  database: Database,
  sandboxPort: number,
): Promise<{ problems: string[]; bought: number }> {
  const [ledger, policies] = await Promise.all([
    readJson<Movement>(sandboxPort, '/bank/ledger'),
    readJson<Policy>(sandboxPort, '/insurers/policies'),
  ]);
  const { rows: orders } = await database.$client.query<{ reference: string; state: string; stored: string }>(
    'select o.reference, o.state, count(p.id) as stored from orders o left join policies p on p.order_id = o.id group by o.id',
  );
  const problems: string[] = [];
  let bought = 0;
  for (const { reference, state, stored } of orders) {
    const count = (type: string) =>
      ledger.filter((row) => row.orderId === reference && row.type === type && row.state === 'approved').length;
    const [reserved, taken, returned] = [count('PreAuth'), count('PostAuth'), count('Void')];
    const issued = policies.filter((policy) => policy.reference.startsWith(reference)).length;
    const say = (problem: string) => problems.push(`${reference} (${state}): ${problem}`);
    if (reserved > 1 || taken > 1) say(`charged twice: ${reserved} reservations, ${taken} captures`);
    if (issued > 1) say(`${issued} policies`);
    if (taken === 1 && issued === 0) say('paid without a policy');
    if (issued === 1 && taken === 0) say('a policy without payment');
    if (issued !== Number(stored)) say(`${issued} policies at the insurer, ${stored} with us`);
    if (reserved === 1 && taken === 0 && returned === 0) say('money still reserved');
    if (!['done', 'declined', 'voided', 'threeDs', 'created'].includes(state)) say('not settled');
    if (taken === 1) bought += 1;
  }
  return { problems, bought };
}
