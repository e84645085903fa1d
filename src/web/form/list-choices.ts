import type { Choice } from '#catalog/fields/field.ts';
import type { ListName } from '#catalog/fields/lists.ts';
import { browserHttp } from '../http/browser-http.ts';
import { type ListAnswers, type ListDefinition, loadList } from '../lists/list-slice.ts';
import { type ChoiceRow, choiceLists } from '../lists/shared-lists.ts';

type Row = Readonly<Record<string, unknown>>;

/** Lists name their two columns differently; these are all the names the contracts use. */
const idColumns = ['Id', 'ID', 'StringKey', 'Key', 'Code'];
const nameColumns = ['Text', 'CityName', 'StringPair', 'Title', 'Name'];

function cell(row: Row, columns: readonly string[]): string {
  const value = columns.map((column) => row[column]).find((held) => held !== undefined && held !== null);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The rows of any shared list as choices; a row without an id or a name cannot be chosen. */
export function choicesOf(rows: readonly unknown[]): Choice[] {
  return rows
    .filter((row): row is Row => typeof row === 'object' && row !== null)
    .map((row) => ({ id: cell(row, idColumns), name: cell(row, nameColumns) }))
    .filter(({ id, name }) => id !== '' && name !== '');
}

const loads = new Map<string, Promise<readonly Choice[]>>();

/** A shared list by name, and the answers it is asked with. */
export type ListQuestion = { readonly name: ListName; readonly answers?: ListAnswers | undefined };

/** The same for the same question. */
export const listKey = ({ name, answers = {} }: ListQuestion) => JSON.stringify([name, Object.entries(answers)]);

async function load(question: ListQuestion): Promise<readonly Choice[]> {
  const { name, answers } = question;
  const known: ListDefinition<ChoiceRow> = choiceLists[name];
  const state = await loadList(browserHttp, known, answers);
  if (state.hasErrors) loads.delete(listKey(question));
  return choicesOf(state.data);
}

/** A shared list, asked for once a visit. A failure gives an empty list and is tried again by the next who asks. */
export function loadChoices(question: ListQuestion): Promise<readonly Choice[]> {
  const key = listKey(question);
  const known = loads.get(key) ?? load(question).catch(() => []);
  loads.set(key, known);
  return known;
}
