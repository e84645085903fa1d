import type { FeedMessage } from './read-list.ts';

/** How a connection ended: all was told, there is no such quotation for this visitor, its proof is old, or it broke. */
export type SourceEnd = 'complete' | 'notFound' | 'unproven' | 'lost';

export type Listener = {
  /** The cursor to go on from, as the wire spells it. */
  readonly cursor: () => string | undefined;
  /** Answers whether more is expected. */
  readonly onMessage: (message: FeedMessage) => boolean;
  readonly onEnd: (end: SourceEnd) => void;
};

/** Opens one connection to the offers of a quotation; answers how to close it. */
export type Source = (listener: Listener) => () => void;
