import type { RiskKind } from '#domain/risks/risk.ts';
import type { Levies } from '#domain/tariffs/levies.ts';
import type { Pricing } from '../decision.ts';
import type { RefundWay } from '../refund.ts';

/** All that the insurers of the sandbox know of a line. */
export type Tariff = {
  /** Its number at the insurers that know lines by number. */
  readonly branch: number;
  /** What its questions tell of. */
  readonly risk: RiskKind;
  /** Most instalments, whatever the insurer allows. */
  readonly mostInstallments: number;
  readonly levies: Levies;
  /** Everybody must have it: nobody may give it back without a reason. */
  readonly compulsory?: true;
  /** Sold for a pool, under the pool's name and terms: an insurer adds no words of its own. */
  readonly ofPool?: true;
  /** What comes back of a policy that is given back; all within the cooling-off time unless told otherwise. */
  readonly refund?: RefundWay;
  readonly price: Pricing;
};
