/** Joins the class lists that apply. */
export function classNames(...lists: readonly (string | false | undefined)[]): string {
  return lists.filter(Boolean).join(' ');
}
