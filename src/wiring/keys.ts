import type { Config } from '#config/config.ts';
import { dataSeal, fileSeal, formerSeals, healthSeal, newDataKey } from '#connectors/node-crypto/index.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { runningEmbeddedUrl } from '#db/embedded/running.ts';
import { keyRotation } from '#db/sealing/rotation/index.ts';
import { deskTexts } from '#messages/support-desk.ts';
import type { KeyRotation } from '#ports/key-rotation.ts';
import type { KeysPorts } from '#services/keys/keys-command.ts';
import type { Stop } from './backbone.ts';
import { connectFileContents } from './file-contents.ts';

/** One for the walk, and one for contents of files. */
const poolSize = 2;

function openRotation(config: Config, stops: Stop[]): KeyRotation {
  const { url: named, dataDir, timeoutMs } = config.database;
  const url = named ?? runningEmbeddedUrl(dataDir);
  if (url === undefined) throw new Error(deskTexts.notRunning(dataDir));
  const onConnectionLost = (error: unknown) => console.error(error);
  const database = openDatabase({ url, poolSize, timeoutMs, onConnectionLost });
  stops.push(() => closeDatabase(database));
  const [ring, former] = [dataSeal(config.dataKeys), formerSeals(config.appSecret)];
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
