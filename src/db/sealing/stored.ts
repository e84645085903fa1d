import type { Column } from '../drizzle.ts';

type Data<Sealed extends Column> = Sealed['_']['data'];

/** A value as its sealed column keeps it, for statements that are written by hand. */
export function toStored<Sealed extends Column>(column: Sealed, value: Data<Sealed>): string {
  return column.mapToDriverValue(value) as string;
}

/** What a sealed column keeps, as it was written; such statements bring it as it stands. */
export function fromStored<Sealed extends Column>(column: Sealed, stored: string): Data<Sealed> {
  return column.mapFromDriverValue(stored) as Data<Sealed>;
}
