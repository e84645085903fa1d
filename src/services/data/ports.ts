import type { HealthRecords } from '#ports/health-records.ts';
import type { PersonalData } from '#ports/personal-data.ts';
import type { AccountPorts } from '../ports.ts';

/** What reading and deleting all that is kept of a member stands on. */
export type DataPorts = Pick<
  AccountPorts,
  | 'accounts'
  | 'clock'
  | 'consents'
  | 'content'
  | 'limitFactor'
  | 'limits'
  | 'passwords'
  | 'secrets'
  | 'securityLog'
  | 'securityTokens'
> & { readonly personalData: PersonalData; readonly healthRecords: HealthRecords };
