export type Door = 'site' | 'api';

/** What is done on one line: pieces in order, and how it ends. */
export type Plan = {
  readonly door: Door;
  /** What it is about, for the tally. */
  readonly kind: string;
  readonly pieces: readonly Buffer[];
  /** Pause between pieces. */
  readonly paceMs: number;
  /** Sent once the first bytes of an answer are there, such as frames after a handshake. */
  readonly afterwards: readonly Buffer[];
  readonly end: 'wait' | 'finish' | 'reset';
  /** Whole and well formed: silence would be a fault. */
  readonly owed: boolean;
};

export type Heard =
  /** The status line that came first. */
  | { readonly kind: 'answered'; readonly status: number }
  /** The other side hung up without a word. */
  | { readonly kind: 'closed' }
  /** Nothing came before we had enough. */
  | { readonly kind: 'silent' }
  /** We left before anything could come. */
  | { readonly kind: 'left' };
