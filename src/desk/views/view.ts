import type { ReactNode } from 'react';
import type { ActId, DataOf, ScreenId } from '#contracts/desk/index.ts';
import type { OperatorRole } from '#domain/desk/operator.ts';

/** An act that was refused, for the form it came from: what was typed, what is wrong with it, and with all of it. */
export type Attempt = {
  readonly act: ActId;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly word: string | undefined;
};

export type ViewProps<Data> = {
  readonly data: Data;
  /** Nobody at the door. */
  readonly operator: { readonly name: string; readonly roles: readonly OperatorRole[] } | undefined;
  readonly attempt: Attempt | undefined;
  /** Path and query of the screen. */
  readonly address: string;
};

export type Views = { readonly [Id in ScreenId]: (props: ViewProps<DataOf<Id>>) => ReactNode };
