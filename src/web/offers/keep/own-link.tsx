import { ownLinkTexts } from '#messages/share.ts';
import { OpenedByCode } from '../../verification/opened-by-code.tsx';
import type { OnResumed } from '../../verification/use-resume.ts';

export type OwnLinkProps = { readonly token: string; readonly onResumed: OnResumed };

/** Behind the link to one's own offers that was mailed. */
export function OwnLink({ token, onResumed }: OwnLinkProps) {
  return <OpenedByCode token={token} texts={ownLinkTexts} onResumed={onResumed} />;
}
