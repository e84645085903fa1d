import type { LineKey } from '#domain/lines.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { Database } from '../database.ts';
import { asc, eq, sql } from '../drizzle.ts';
import {
  countries,
  districts,
  insurerLines,
  insurers,
  provinces,
  selectGroups,
  selectItems,
} from '../schema/reference.ts';

export function referenceLists(database: Database): ReferenceLists {
  const groupByName = database
    .select({ code: selectGroups.code })
    .from(selectGroups)
    .where(
      sql`lower(${selectGroups.code} collate "C") = lower(${sql.placeholder('name')} collate "C") or ${selectGroups.listId}::text = ${sql.placeholder('name')}`,
    )
    .prepare('select_group');
  const itemsOfGroup = database
    .select({ id: selectItems.itemId, text: selectItems.text })
    .from(selectItems)
    .where(eq(selectItems.groupCode, sql.placeholder('code')))
    .orderBy(asc(selectItems.position))
    .prepare('select_items');
  const allProvinces = database.select().from(provinces).orderBy(asc(provinces.id)).prepare('provinces');
  const districtsOfProvince = database
    .select({ id: districts.id, name: districts.name })
    .from(districts)
    .where(eq(districts.provinceId, sql.placeholder('province')))
    .orderBy(asc(districts.name))
    .prepare('districts');
  const allCountries = database.select().from(countries).orderBy(asc(countries.name)).prepare('countries');
  const allInsurers = database
    .select({ code: insurers.code, name: insurers.name, line: insurerLines.line })
    .from(insurers)
    .leftJoin(insurerLines, eq(insurerLines.insurerCode, insurers.code))
    .orderBy(asc(insurers.code), asc(insurerLines.line))
    .prepare('insurers');

  return {
    async selectList(nameOrId) {
      const [group] = await groupByName.execute({ name: nameOrId });
      return group && itemsOfGroup.execute({ code: group.code });
    },
    provinces: () => allProvinces.execute(),
    async districts(provinceId) {
      const rows = await districtsOfProvince.execute({ province: provinceId });
      return rows.length > 0 ? rows : undefined;
    },
    countries: () => allCountries.execute(),
    async insurers(line) {
      const found = new Map<string, { code: string; name: string; lines: LineKey[] }>();
      for (const row of await allInsurers.execute()) {
        const insurer = found.get(row.code) ?? { code: row.code, name: row.name, lines: [] };
        if (row.line !== null) insurer.lines.push(row.line as LineKey);
        found.set(row.code, insurer);
      }
      return [...found.values()].filter((insurer) => line === undefined || insurer.lines.includes(line));
    },
  };
}
