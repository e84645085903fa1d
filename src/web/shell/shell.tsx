import type { ReactNode } from 'react';

export type ShellProps = {
  readonly cookieBarOpen: boolean;
  readonly textSize: string;
  readonly sandboxUrl: string | undefined;
  readonly user: { readonly Name: string; readonly Surname: string } | null;
  readonly children: ReactNode;
};

export function Shell({ children }: ShellProps) {
  return <main id="icerik">{children}</main>;
}
