import type { Config } from '#config/config.ts';
import { site } from '#config/site.ts';
import { iys } from '#connectors/iys/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { dataSeal, nodeCrypto } from '#connectors/node-crypto/index.ts';
import { smtp } from '#connectors/smtp/index.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { runningServerUrl } from '#db/embedded/running-url.ts';
import { messageLedger } from '#db/repositories/message-ledger.ts';
import { permissionNoticeRepository } from '#db/repositories/permissions/index.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import type { PermissionPorts } from '#services/permission/ports.ts';
import { identity, openContent } from './backbone.ts';

/** What a campaign stands on, beside a product that runs; undefined where its own database does not. */
export function campaignPorts(
  config: Config,
  onConnectionLost: (error: Error) => void,
): { readonly ports: PermissionPorts; readonly close: () => Promise<void> } | undefined {
  const url = config.database.url ?? runningServerUrl(config.database.dataDir);
  if (url === undefined) return undefined;
  sealDataWith(dataSeal(config.dataKeys));
  const database = openDatabase({ ...config.database, url, poolSize: 2, onConnectionLost });
  const ports: PermissionPorts = {
    clock: { now: () => new Date() },
    content: openContent(config),
    secrets: nodeCrypto(config.appSecret).secrets,
    ledger: messageLedger(database),
    permissions: permissionNoticeRepository(database),
    permissionRegister: iys({ ...config.permissions, baseUrl: config.permissions.url }),
    sms: netgsm({ ...config.sms, baseUrl: config.sms.url }),
    mail: smtp({ ...config.mail, fromName: site.brand, identityLine: identity }),
    siteUrl: config.siteUrl,
  };
  return { ports, close: () => closeDatabase(database) };
}
