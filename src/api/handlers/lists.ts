import { takesCountry } from '#catalog/countries.ts';
import { breedLists } from '#catalog/risks/pet/breeds.ts';
import { listReplies } from '#messages/lists.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import { supportStatusList, supportTypeList } from '#services/support/ports.ts';
import { type Handlers, ok } from '../handler.ts';

/** Names stand in the order of our alphabet, whatever the store sorts by. */
const turkish = new Intl.Collator('tr');

/** The breeds of animals are ours to name; what else is chosen from lists stands in the store. */
async function itemsOf(lists: ReferenceLists, nameOrId: string) {
  const breeds = Object.hasOwn(breedLists, nameOrId) ? breedLists[nameOrId] : undefined;
  return breeds?.map(({ id, name }) => ({ id, text: name })) ?? (await lists.selectList(nameOrId));
}

async function selectData(lists: ReferenceLists, nameOrId: string) {
  const items = await itemsOf(lists, nameOrId);
  return items
    ? ok(items.map(({ id, text }) => ({ Text: text, Id: id })))
    : ({ outcome: 'notFound', messages: [listReplies.unknown] } as const);
}

export function listHandlers({ lists }: { readonly lists: ReferenceLists }) {
  return {
    getList: async ({ GroupCode }) => selectData(lists, String(GroupCode)),
    supportTypes: async () => selectData(lists, supportTypeList),
    supportStatuses: async () => selectData(lists, supportStatusList),
    async provinces() {
      return ok((await lists.provinces()).map(({ id, name }) => ({ CityName: name, ID: id })));
    },
    async districts({ CityCode }) {
      const found = await lists.districts(CityCode);
      return found ? ok(found.map(({ id, name }) => ({ Text: name, Id: id }))) : { outcome: 'notFound' };
    },
    async countries({ QueryType }) {
      const chosen = (await lists.countries())
        .filter(({ code }) => takesCountry(QueryType, code))
        .toSorted((one, other) => turkish.compare(one.name, other.name));
      return ok(chosen.map(({ code, name }) => ({ StringPair: name, StringKey: code })));
    },
  } satisfies Handlers;
}
