export { type Certainty, type Dated, inForce } from './dated.ts';
export { dealerPersonalAccidentNet, dealerTermRows, dealerTrafficNet, dealerTravelNet } from './dealer-terms.ts';
export { frontierTermRows, frontierTrafficNet } from './frontier-terms.ts';
export {
  euroRateRows,
  type GreenCardQuery,
  greenCardCategories,
  greenCardGross,
  greenCardGrossEuro,
} from './green-card.ts';
export { type ImmLimit, type ImmQuery, immGross, immLimits, isImmLimit } from './imm-ladder.ts';
export { type KaskoQuery, kaskoNet } from './kasko.ts';
export { type KaskoRates, kaskoRateRows } from './kasko-rates.ts';
export { lateRenewalPercent } from './late-renewal.ts';
export { type LegalProtectionQuery, legalProtectionNet, legalProtectionRows } from './legal-protection.ts';
export { breakDown, grossOf, levyRows, netOf, type PremiumBreakdown } from './levies.ts';
export { noClaimPercent } from './no-claims.ts';
export { type PersonalAccidentQuery, personalAccidentAges, personalAccidentNet } from './personal-accident.ts';
export { provinceFactor } from './province-factors.ts';
export { shortPeriodPercent, shortPeriodShare } from './short-period.ts';
export { type TrafficCapQuery, trafficCapNet, trafficCapRows } from './traffic-caps.ts';
export { type TariffGroup, tariffGroup } from './traffic-classes.ts';
export { type TrafficLimits, trafficLimits } from './traffic-limits.ts';
export { firstTrafficStep, stepFactor } from './traffic-steps.ts';
export { consumerUsageCodes, tariffGroupOf, type UsageStyle, usageStyle, usageStyles } from './usage-styles.ts';
