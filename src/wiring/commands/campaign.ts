import { text } from 'node:stream/consumers';
import type { Config } from '#config/config.ts';
import { site } from '#config/site.ts';
import { iys } from '#connectors/iys/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { smtp } from '#connectors/smtp/index.ts';
import { messageLedger } from '#db/repositories/message-ledger.ts';
import { permissionNoticeRepository } from '#db/repositories/permissions/index.ts';
import type { CampaignPorts } from '#services/permission/campaign-command.ts';
import type { PermissionPorts } from '#services/permission/ports.ts';
import { identity, openContent, type Stop } from '../backbone.ts';
import { openCommandDatabase } from './open-database.ts';

function openPermissions(config: Config, stops: Stop[]): PermissionPorts {
  const { database } = openCommandDatabase(config, stops);
  return {
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
}

/** What a campaign stands on, beside a product that runs. */
export function campaignPorts(config: Config, stops: Stop[]): CampaignPorts {
  return { readText: () => text(process.stdin), open: () => openPermissions(config, stops) };
}
