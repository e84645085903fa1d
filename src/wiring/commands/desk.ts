import type { Config } from '#config/config.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { totp } from '#connectors/node-crypto/totp.ts';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { operatorRepository } from '#db/repositories/desk/operators.ts';
import type { DeskCommandPorts } from '#services/desk/desk-command.ts';
import type { Stop } from '../backbone.ts';
import { openCommandDatabase } from './open-database.ts';

/** What the commands about those who work at the desk stand on: the database of the product that runs. */
export function operatorPorts(config: Config, stops: Stop[]): DeskCommandPorts {
  const { database } = openCommandDatabase(config, stops);
  return {
    ...nodeCrypto(config.appSecret),
    deskLog: deskLogRepository(database),
    operators: operatorRepository(database),
    oneTimeCodes: totp,
    clock: { now: () => new Date() },
  };
}
