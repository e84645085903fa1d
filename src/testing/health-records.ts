import { dataKeysOf, sandboxDataKeys } from '#config/data-keys.ts';
import { formerSeals, healthSeal, nodeCrypto } from '#connectors/node-crypto/index.ts';
import type { Database } from '#db/database.ts';
import { healthRecordRepository } from '#db/repositories/health-records.ts';

/** Declarations of health as a product in the sandbox seals them. */
export const sandboxHealthSeal = healthSeal(dataKeysOf(sandboxDataKeys.keys, sandboxDataKeys.indexKey));

export const testSecret = 'a secret of the tests';

/** What workers read declarations of health with, under the secret of the tests. */
export function testHealthPorts(database: Database) {
  const { secrets } = nodeCrypto(testSecret);
  return {
    secrets,
    healthRecords: healthRecordRepository(database, { seal: sandboxHealthSeal, former: formerSeals(testSecret) }),
  };
}
