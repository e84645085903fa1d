import type { PermissionNotices } from '#ports/permission-notices.ts';
import type { PermissionRegister } from '#ports/permission-register.ts';
import type { PolicyPorts } from '../policy/ports.ts';

/** All that marketing needs; each use case names the part it takes. */
export type PermissionPorts = Pick<
  PolicyPorts,
  'clock' | 'content' | 'ledger' | 'mail' | 'secrets' | 'siteUrl' | 'sms'
> & {
  readonly permissions: PermissionNotices;
  readonly permissionRegister: PermissionRegister;
};
