import { totp } from '#connectors/node-crypto/totp.ts';
import type { Database } from '#db/database.ts';
import { deskCustomerRepository } from '#db/repositories/desk/find/index.ts';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { operatorRepository } from '#db/repositories/desk/operators.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';

/** What the desk stands on, over connections of its own. */
export function deskPorts(database: Database, ports: PurchasePorts): DeskPorts {
  return {
    ...ports,
    operators: operatorRepository(database),
    deskLog: deskLogRepository(database),
    oneTimeCodes: totp,
    customers: deskCustomerRepository(database),
  };
}
