import type { LineKey } from '#domain/lines.ts';

export type SelectItem = { readonly id: string; readonly text: string };
export type Insurer = { readonly code: string; readonly name: string; readonly lines: readonly LineKey[] };

/** Lists that forms choose from, and the insurers we work with. */
export type ReferenceLists = {
  /** A select list by its name or its numeric id; undefined when there is no such list. */
  selectList(nameOrId: string): Promise<readonly SelectItem[] | undefined>;
  provinces(): Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** Districts of a province; undefined when there is no such province. */
  districts(provinceId: number): Promise<readonly { readonly id: number; readonly name: string }[] | undefined>;
  countries(): Promise<readonly { readonly code: string; readonly name: string }[]>;
  insurers(line?: LineKey): Promise<readonly Insurer[]>;
};
