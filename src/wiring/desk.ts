import { totp } from '#connectors/node-crypto/totp.ts';
import type { Database } from '#db/database.ts';
import { approvalRepository } from '#db/repositories/desk/approvals.ts';
import { deskCancellationRepository } from '#db/repositories/desk/cancellations.ts';
import { deskCustomerRepository } from '#db/repositories/desk/find/index.ts';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { operatorRepository } from '#db/repositories/desk/operators.ts';
import { deskOrderRepository } from '#db/repositories/desk/orders.ts';
import { deskPolicyRepository } from '#db/repositories/desk/policies.ts';
import { deskThreadRepository } from '#db/repositories/desk/threads.ts';
import { deskTodayRepository } from '#db/repositories/desk/today.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { restingInsurerRepository } from '#db/repositories/resting-insurers.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';

/** What the desk stands on, over connections of its own. */
export function deskPorts(database: Database, ports: PurchasePorts): DeskPorts {
  return {
    ...ports,
    operators: operatorRepository(database),
    deskLog: deskLogRepository(database),
    oneTimeCodes: totp,
    deskOrders: deskOrderRepository(database),
    approvals: approvalRepository(database),
    deskToday: deskTodayRepository(database),
    restingInsurers: restingInsurerRepository(database),
    lists: referenceLists(database),
    deskThreads: deskThreadRepository(database),
    deskCancellations: deskCancellationRepository(database),
    deskPolicies: deskPolicyRepository(database),
    customers: deskCustomerRepository(database),
  };
}
