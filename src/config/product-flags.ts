/**
 * How the product's process keeps its memory, in megabytes. Young memory that may grow no further is reused instead of
 * touched anew, and a heap that knows its bounds gives back what it does not need. One thread beside the first collects it:
 * four, as usual, wait for each other where there are no cores for them, and everybody waits for them.
 */
export const productFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024', '--v8-pool-size=1'];

/** Memory beside the heap comes from one place for all threads: what each keeps for itself is a tenth of the whole. */
export const productEnvironment = { MALLOC_ARENA_MAX: '1' };
