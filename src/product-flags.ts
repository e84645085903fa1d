/**
 * How the product's process keeps its memory, in megabytes. Offers live for seconds: young memory that is large enough from
 * the start lets them die young, and a heap that knows its bounds gives back what it does not need.
 */
export const productFlags = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--max-old-space-size=1024'];
