import type { PoolClient } from 'pg';
import type { DataSeal } from '#ports/data-seal.ts';
import type { KeyRotation } from '#ports/key-rotation.ts';
import type { Database } from '../../database.ts';
import type { HealthSeals } from '../../repositories/health-records.ts';
import { type FileRotation, fileRotation } from './files.ts';
import { healthRotation } from './health.ts';
import { jobFaultRotation } from './job-faults.ts';
import { tableRotations } from './tables.ts';

export type RotationParts = {
  readonly ring: DataSeal;
  readonly health: HealthSeals;
  readonly files: FileRotation;
};

/** Everything that is sealed, part by part, each in small transactions beside a product that runs. */
export function keyRotation(database: Database, { ring, health, files }: RotationParts): KeyRotation {
  const parts = [...tableRotations(ring), healthRotation(health), fileRotation(files), jobFaultRotation(ring)];

  /** One connection, on which statements over whole tables may take their time, and a slow store of files between them. */
  async function onOneClient(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await database.$client.connect();
    try {
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      // What is never changed is the same under another key.
      await client.query("set karsila.keeps_house = 'on'");
      await work(client);
    } finally {
      client.release(true);
    }
  }

  return {
    currentKeyId: ring.currentKeyId,
    async counts() {
      const counts: Awaited<ReturnType<KeyRotation['counts']>>[number][] = [];
      await onOneClient(async (client) => {
        for (const part of parts) counts.push(...(await part.counts(client)));
      });
      return counts;
    },
    rotate: (onDone) =>
      onOneClient(async (client) => {
        for (const part of parts) onDone(part.name, await part.rotate(client));
      }),
  };
}
