/** A rung of the ladder from bare to full cover, and how insurers spell it. */
export type Grade = { readonly key: string; readonly name: string; readonly spellings: readonly string[] };

/** The packages of a line in the grades people know them by. */
export type LineGrades = {
  /** From bare to full. */
  readonly ladder: readonly [Grade, ...Grade[]];
  /** The grade that most people mean when they name the line. */
  readonly usual: Grade['key'];
};
