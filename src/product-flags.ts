/**
 * How the product's process keeps its memory, in megabytes. Young memory that may grow no further is reused instead of
 * touched anew, and a heap that knows its bounds gives back what it does not need.
 */
export const productFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
