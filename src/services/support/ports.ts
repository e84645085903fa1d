import type { Files } from '#ports/files.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { SupportRequests } from '#ports/support.ts';
import type { PolicyPorts } from '../policy/ports.ts';

/** All that support needs; each use case names the part it takes. */
export type SupportPorts = PolicyPorts & { readonly support: SupportRequests; readonly files: Files };

/** The types of request are a list of the store, as forms read it. */
export const supportTypeList = 'DestekTalepTurleri';
export const supportStatusList = 'DestekTalepDurumlari';

export type SupportLists = Pick<ReferenceLists, 'selectList'>;

/** What a type is called; undefined where there is no such type. */
export async function supportTypeName(lists: SupportLists, typeId: number): Promise<string | undefined> {
  return (await lists.selectList(supportTypeList))?.find(({ id }) => id === String(typeId))?.text;
}
