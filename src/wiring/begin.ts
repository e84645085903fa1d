/** Work that goes on beside other work: its rejection is told where it is awaited, though something else may fail before. */
export function begin<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}
