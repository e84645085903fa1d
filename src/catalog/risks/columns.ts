import type { RiskKind } from '#domain/risks/risk.ts';
import type { DeviceColumns } from './device/columns.ts';
import type { HealthColumns } from './health/columns.ts';
import type { PetColumns } from './pet/columns.ts';
import type { PropertyColumns } from './property/columns.ts';
import type { TripColumns } from './trip/columns.ts';
import type { VehicleColumns } from './vehicle/columns.ts';

/** What a line asks and tells of what it insures, by the kind of it. */
type Columns = {
  readonly vehicle: VehicleColumns;
  readonly property: PropertyColumns;
  readonly health: HealthColumns;
  readonly trip: TripColumns;
  readonly pet: PetColumns;
  readonly device: DeviceColumns;
};
export type RiskColumns = Columns[RiskKind];
