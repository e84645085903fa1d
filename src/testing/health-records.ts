import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import type { Database } from '#db/database.ts';
import { healthRecordRepository } from '#db/repositories/health-records.ts';

/** What workers read declarations of health with, under the secret of the tests. */
export function testHealthPorts(database: Database) {
  const { secrets } = nodeCrypto('a secret of the tests');
  return { secrets, healthRecords: healthRecordRepository(database, secrets) };
}
