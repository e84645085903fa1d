import type { HealthRecords } from '#ports/health-records.ts';
import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerSwitches } from '#ports/insurer-switches.ts';
import type { Quotations } from '#ports/quotations.ts';
import type { Registries } from '#ports/registries.ts';
import type { AccountPorts } from '../ports.ts';

/** All that quotations need; each use case names the part it takes. */
export type QuotationPorts = Omit<AccountPorts, 'registries'> & {
  readonly registries: Registries;
  readonly quotations: Quotations;
  readonly healthRecords: HealthRecords;
  /** Has offers mailed once they are in; undefined where the site lists them. */
  readonly mailOffers: ((headerGuid: string) => Promise<void>) | undefined;
  /** The insurers we may ask, with what each can do. */
  readonly panel: readonly InsurerCapabilities[];
  /** Those of them, or of their lines, that are not asked now. */
  readonly switches: InsurerSwitches;
};
