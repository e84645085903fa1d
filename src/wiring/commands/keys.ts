import type { Config } from '#config/config.ts';
import { fileSeal, formerSeals, healthSeal, newDataKey } from '#connectors/node-crypto/index.ts';
import { keyRotation } from '#db/sealing/rotation/index.ts';
import type { KeyRotation } from '#ports/key-rotation.ts';
import type { KeysPorts } from '#services/keys/keys-command.ts';
import type { Stop } from '../backbone.ts';
import { connectFileContents } from '../file-contents.ts';
import { openCommandDatabase } from './open-database.ts';

function openRotation(config: Config, stops: Stop[]): KeyRotation {
  const { database, ring } = openCommandDatabase(config, stops);
  const former = formerSeals(config.appSecret);
  return keyRotation(database, {
    ring,
    health: { seal: healthSeal(config.dataKeys), former },
    files: { seal: fileSeal(ring, former), contents: connectFileContents(config, database) },
  });
}

/** What the commands about keys stand on: the database of the product that runs, and the store of its files. */
export function keysPorts(config: Config, stops: Stop[]): KeysPorts {
  return {
    open: async () => openRotation(config, stops),
    newKey: () => newDataKey(config.dataKeys.keys.map(({ id }) => id)),
    say: (line) => console.log(line),
  };
}
