import type { Choice } from '#catalog/fields/field.ts';
import type { SelectItem } from '#contracts/calls/fields.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { loadList } from '../../lists/list-slice.ts';
import { sharedLists } from '../../lists/shared-lists.ts';
import { policyChoices } from '../../support/policy-choices.ts';

/** The thread behind a mail's link, or the form, with the policies of who is logged in. */
export type LoadedContact =
  | {
      readonly kind: 'link';
      readonly token: string;
      readonly types: readonly SelectItem[];
      readonly statuses: readonly SelectItem[];
    }
  | { readonly kind: 'form'; readonly policies: readonly Choice[] | undefined };

export async function loadContact(
  http: HttpLayer,
  { token, isMember }: { readonly token: string | null; readonly isMember: boolean },
): Promise<LoadedContact> {
  if (token) {
    const [types, statuses] = await Promise.all([
      loadList(http, sharedLists.requestTypes),
      loadList(http, sharedLists.statuses),
    ]);
    return { kind: 'link', token, types: types.data, statuses: statuses.data };
  }
  if (!isMember) return { kind: 'form', policies: undefined };
  const { data } = await loadList(http, sharedLists.myPolicies);
  return { kind: 'form', policies: policyChoices(data) };
}
