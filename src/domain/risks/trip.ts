export const tripRegions = ['schengen', 'world', 'worldWithoutUsa'] as const;
/** Where one travels: the Schengen area, everywhere, or everywhere but the USA, Canada and Japan. */
export type TripRegion = (typeof tripRegions)[number];

export type TripPurpose = 'tourism' | 'business' | 'education';

/** A journey, or all journeys of a year, as insurers are asked to insure it. Who travels stands beside it. */
export type TripRisk = {
  readonly kind: 'trip';
  readonly region: TripRegion;
  /** Countries by their two letters; for a year of journeys none need be named. */
  readonly countries: readonly string[];
  /** All journeys of a year instead of one. */
  readonly annual: boolean;
  readonly purpose: TripPurpose;
  /** Skiing, diving and the like. */
  readonly sport: boolean;
  readonly travellerCount: number;
  /** Whether the travellers are one family: parents and their children. */
  readonly family: boolean;
};
