import type { z } from 'zod';
import { familyList } from '#catalog/risks/people/answers.ts';
import { petList } from '#catalog/risks/pet/answers.ts';
import type { CallId, calls } from '#contracts/index.ts';
import { fieldNames } from '#messages/field-names.ts';
import { ofPerson } from '#messages/people-questions.ts';
import { ofPet, petNumber } from '#messages/pet-questions.ts';
import { ruleText } from '#messages/rules.ts';
import { validationMessages as text } from '#messages/validation.ts';

type Issue = z.core.$ZodIssue;

type NamedKeys<Model> = keyof { [Key in keyof Model as string extends Key ? never : Key]: Key };
type KeysOfAny<Model> = Model extends unknown ? NamedKeys<Model> : never;
/** Every field that any call can be sent. */
type RequestField = { [Id in CallId]: KeysOfAny<z.input<(typeof calls)[Id]['request']>> }[CallId];

/** A field of a call that has no name for people does not compile. */
const names: Readonly<Record<RequestField & string, string>> = fieldNames;

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const grouped = (limit: number | bigint) => number.format(limit);

const isNamed = (field: PropertyKey | undefined): field is RequestField & string =>
  typeof field === 'string' && Object.hasOwn(names, field);

const rowSentences: Readonly<Record<string, (number: number, sentence: string) => string>> = {
  [familyList]: ofPerson,
  [petList]: (number, sentence) => ofPet(petNumber(number), sentence),
};

/** How a sentence tells which person or animal an issue is about. */
function ofRow({ path: [list, row] }: Issue): ((sentence: string) => string) | undefined {
  const told = typeof list === 'string' && Object.hasOwn(rowSentences, list) ? rowSentences[list] : undefined;
  return told && typeof row === 'number' ? (sentence) => told(row + 1, sentence) : undefined;
}

/** What people call the field an issue is about: of a list, the list, and of a row, the field. */
function nameOf(issue: Issue): string {
  const [first, , inRow] = issue.path;
  const field = ofRow(issue) === undefined ? first : inRow;
  return isNamed(field) ? names[field] : text.whole;
}

function sentence(issue: Issue): string {
  const name = nameOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? text.missing(name) : text.misread(name);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? text.tooShort(name)
        : text.tooSmall(name, grouped(issue.minimum));
    case 'too_big':
      if (issue.origin === 'string')
        return ruleText({ message: 'textTooLong', values: { max: String(issue.maximum) } });
      return issue.origin === 'array' ? text.tooMany(name) : text.tooLarge(name, grouped(issue.maximum));
    case 'invalid_format':
      return text.wrongFormat(name);
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined ? text.missing(name) : text.notListed(name);
    case 'unrecognized_keys':
      return text.unknownField;
    default:
      return text.invalid(name);
  }
}

/** One Turkish sentence per problem. A rule's own message, where a rule gave one, is shown as it is. */
export function issueMessages(issues: readonly Issue[]): string[] {
  const sentences = issues.map((issue) => {
    const said = issue.code === 'custom' && issue.message !== 'Invalid input' ? issue.message : sentence(issue);
    return ofRow(issue)?.(said) ?? said;
  });
  return [...new Set(sentences)];
}
