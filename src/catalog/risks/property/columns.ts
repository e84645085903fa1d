/** What a line that insures a building asks and tells of it. */
export type PropertyColumns = {
  readonly kind: 'property';
  /** Earthquake: the building by the official tariff. Home: the building, what is in it, or both. */
  readonly asks: 'earthquake' | 'home';
};
