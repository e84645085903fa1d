import type { DataSeal } from '#ports/data-seal.ts';
import { jobFaultPlace } from '../../jobs.ts';
import { countBy, type RotationPart } from './part.ts';

const sealedIn = /s1\.[A-Za-z0-9_-]{1,16}\.[A-Za-z0-9_-]{38,}/g;
const keyOf = "substring(output::text from 's1\\.([A-Za-z0-9_-]{1,16})\\.[A-Za-z0-9_-]{38,}')";

type Row = { readonly name: string; readonly id: string; readonly output: string };

/** What failed jobs keep of their faults: a sealed text within what the queue writes of an error. */
export function jobFaultRotation(seal: DataSeal): RotationPart {
  return {
    name: jobFaultPlace,
    counts: (client) =>
      countBy(client, { place: jobFaultPlace, key: keyOf, from: `pgboss.job where ${keyOf} is not null` }),
    async rotate(client) {
      const { rows } = await client.query<Row>(
        `select name, id, output::text as output from pgboss.job where ${keyOf} <> $1`,
        [seal.currentKeyId],
      );
      for (const { name, id, output } of rows) {
        const anew = output.replaceAll(sealedIn, (sealed) =>
          seal.seal(seal.open(sealed, jobFaultPlace), jobFaultPlace),
        );
        // A job that failed again meanwhile has written another fault.
        await client.query(
          'update pgboss.job set output = $4::jsonb where name = $1 and id = $2 and output::text = $3',
          [name, id, output, anew],
        );
      }
      return rows.length;
    },
  };
}
