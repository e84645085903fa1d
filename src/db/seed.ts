import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { InsurerCapabilities } from '#ports/insurer.ts';
import { eq, sql } from './drizzle.ts';
import { drizzle, type NodePgDatabase } from './drizzle-session.ts';
import {
  countries,
  districts,
  insurerLines,
  insurers,
  provinces,
  seedState,
  selectGroups,
  selectItems,
} from './schema/reference.ts';
import { countrySeeds } from './seeds/countries.ts';
import provinceSeeds from './seeds/provinces.generated.json' with { type: 'json' };
import { selectListSeeds } from './seeds/select-lists.ts';

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

async function seedSelectLists(tx: Transaction, currentYear: number): Promise<void> {
  const seeds = selectListSeeds(currentYear);
  await tx.delete(selectItems);
  for (const { code, listId = null } of seeds) {
    await tx
      .insert(selectGroups)
      .values({ code, listId })
      .onConflictDoUpdate({ target: selectGroups.code, set: { listId } });
  }
  const rows = seeds.flatMap(({ code, items }) =>
    items.map(([itemId, text], position) => ({ groupCode: code, itemId, text, position })),
  );
  await tx.insert(selectItems).values(rows);
}

async function seedGeography(tx: Transaction): Promise<void> {
  const overwriteName = { name: sql`excluded.name` };
  await tx
    .insert(provinces)
    .values(provinceSeeds.map(({ id, name }) => ({ id, name })))
    .onConflictDoUpdate({ target: provinces.id, set: overwriteName });
  const rows = provinceSeeds.flatMap((province) =>
    province.districts.map((name, index) => ({ id: province.id * 100 + index + 1, provinceId: province.id, name })),
  );
  await tx.delete(districts);
  await tx.insert(districts).values(rows);
  await tx
    .insert(countries)
    .values([...countrySeeds()])
    .onConflictDoUpdate({ target: countries.code, set: overwriteName });
}

async function seedInsurers(tx: Transaction, panel: readonly InsurerSeed[]): Promise<void> {
  await tx.delete(insurerLines);
  await tx.delete(insurers);
  const names = panel.map(({ code, name }) => ({ code, name }));
  const lines = panel.flatMap(({ code, lines: sold }) => sold.map((line) => ({ insurerCode: code, line })));
  if (names.length > 0) await tx.insert(insurers).values(names);
  if (lines.length > 0) await tx.insert(insurerLines).values(lines);
}

/** An insurer we work with, and the lines it is asked for. */
export type InsurerSeed = Pick<InsurerCapabilities, 'code' | 'name' | 'lines'>;

/** Fills the reference tables. Unchanged seeds are left alone, so a second start costs one read. */
export async function seed(
  client: PoolClient,
  { today, panel }: { readonly today: Date; readonly panel: readonly InsurerSeed[] },
): Promise<boolean> {
  const currentYear = today.getFullYear();
  const insurerSeeds = panel.map(({ code, name, lines }) => ({ code, name, lines }));
  const content = JSON.stringify([selectListSeeds(currentYear), provinceSeeds, countrySeeds(), insurerSeeds]);
  const hash = createHash('sha256').update(content).digest('hex');
  const database = drizzle(client);
  const [state] = await database.select().from(seedState).where(eq(seedState.name, 'reference'));
  if (state?.hash === hash) return false;
  await database.transaction(async (tx) => {
    await seedSelectLists(tx, currentYear);
    await seedGeography(tx);
    await seedInsurers(tx, panel);
    await tx
      .insert(seedState)
      .values({ name: 'reference', hash })
      .onConflictDoUpdate({ target: seedState.name, set: { hash, appliedAt: sql`now()` } });
  });
  return true;
}
