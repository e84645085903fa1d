import type { Files } from '#ports/files.ts';
import type { AccountPorts } from '../ports.ts';

/** All that uploads need. */
export type UploadPorts = Pick<AccountPorts, 'accounts' | 'clock' | 'codes' | 'limitFactor' | 'limits' | 'secrets'> & {
  readonly files: Files;
};
