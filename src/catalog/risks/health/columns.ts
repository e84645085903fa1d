import type { HealthScheme } from '#domain/risks/health.ts';

/** What a line that insures the health of people asks and tells of it. */
export type HealthColumns = {
  readonly kind: 'health';
  readonly asks: HealthScheme;
};
