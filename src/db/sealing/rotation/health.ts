import { type HealthSeals, openDeclarations, sealDeclarations } from '../../repositories/health-records.ts';
import { countBy, mostRounds, type RotationPart } from './part.ts';

const atOnce = 100;
const place = 'health_declarations.sealed';

const nextText = `
  select quotation_id as "quotationId", sealed, key_id as "keyId" from health_declarations
  where key_id <> $1 and quotation_id > $2 order by quotation_id limit ${atOnce} for update skip locked`;
const sealText = 'update health_declarations set sealed = $2, key_id = $3 where quotation_id = $1';

type Row = { readonly quotationId: string; readonly sealed: string; readonly keyId: string };

/** What people declared of their health, which stands under keys of its own. */
export function healthRotation(seals: HealthSeals): RotationPart {
  return {
    name: 'health_declarations',
    counts: (client) => {
      const key = "case when starts_with(sealed, 's1.') then key_id end";
      return countBy(client, { place, key, from: 'health_declarations' });
    },
    async rotate(client) {
      async function oneRound(): Promise<number> {
        let [after, count] = ['00000000-0000-0000-0000-000000000000', 0];
        for (;;) {
          await client.query('begin');
          const { rows } = await client.query<Row>(nextText, [seals.seal.currentKeyId, after]);
          for (const row of rows) {
            const opened = openDeclarations(seals, row);
            if (opened === undefined) continue;
            const { sealed, keyId } = sealDeclarations(seals, row.quotationId, opened);
            await client.query(sealText, [row.quotationId, sealed, keyId]);
            count += 1;
          }
          await client.query('commit');
          if (rows.length < atOnce) return count;
          after = rows.at(-1)?.quotationId ?? after;
        }
      }
      let count = 0;
      for (let round = 0; round < mostRounds; round += 1) {
        const sealed = await oneRound();
        count += sealed;
        if (sealed === 0) break;
      }
      return count;
    },
  };
}
