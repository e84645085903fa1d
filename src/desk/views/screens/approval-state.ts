import type { DataOf } from '#contracts/desk/index.ts';
import { deskTexts } from '#messages/desk.ts';
import { approvalTexts as words } from '#messages/desk-refunds.ts';

type Row = DataOf<'approvals'>['Rows'][number];

/** What became of something that waits for a second pair of eyes, in words. */
export function approvalState({ Decision, DecidedBy, Outcome }: Row): string {
  const by = DecidedBy ?? deskTexts.none;
  switch (Decision) {
    case null:
      return words.waits;
    case 'expired':
      return words.expired;
    case 'refused':
      return words.refused(by);
    case 'approved':
      return Outcome ? words.approved[Outcome](by) : words.unknown(by);
    default:
      return Decision satisfies never;
  }
}
