import '../../schema/index.ts';
import type { DataSeal } from '#ports/data-seal.ts';
import { type SealedColumn, sealedTables } from '../registry.ts';
import { sealTable } from '../walk.ts';
import { countBy, mostRounds, type RotationPart } from './part.ts';

/** As long as the longest name of a key with what stands around it. */
const headerBytes = 20;

function keyIn({ column, form }: SealedColumn): string {
  const text = form === 'text' ? `"${column}"` : `encode(substring("${column}" from 1 for ${headerBytes}), 'escape')`;
  return `case when starts_with(${text}, 's1.') then split_part(${text}, '.', 2) end`;
}

/** Every table whose columns are sealed. */
export function tableRotations(seal: DataSeal): readonly RotationPart[] {
  return sealedTables().map((table) => ({
    name: table.table,
    async counts(client) {
      const counts = [];
      for (const column of table.columns) {
        const place = `${table.table}.${column.column}`;
        const from = `"${table.table}" where "${column.column}" is not null`;
        counts.push(...(await countBy(client, { place, key: keyIn(column), from })));
      }
      return counts;
    },
    rotate: (client) => sealTable({ client, seal, table, mostRounds }),
  }));
}
