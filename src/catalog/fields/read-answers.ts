/** Reads one answer as a call takes it. Anything else is a question that was asked wrongly: a fault of ours. */
export type Reader<Answer> = (given: unknown, name: string) => Answer;

function refuse(name: string): never {
  throw new TypeError(`A form holds no such answer to ${name} as is sent`);
}

export const text: Reader<string> = (given, name) => (typeof given === 'string' ? given : refuse(name));

export const number: Reader<number> = (given, name) => (typeof given === 'number' ? given : refuse(name));

export const flag: Reader<boolean> = (given, name) => (typeof given === 'boolean' ? given : refuse(name));

/** A yes or no that is tapped stands in a form as the text of its choice. */
export const yesOrNo: Reader<boolean> = (given, name) =>
  given === 'true' || given === 'false' ? given === 'true' : flag(given, name);

export const oneOf =
  <Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (given, name) =>
    choices.find((choice) => choice === given) ?? refuse(name);

/** A form leaves out what was not answered. */
export const optional =
  <Answer>(read: Reader<Answer>): Reader<Answer | undefined> =>
  (given, name) =>
    given === undefined ? undefined : read(given, name);

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Read<Asked extends Readers> = { readonly [Name in keyof Asked]: ReturnType<Asked[Name]> };

/**
 * The answers of a filled form that a call takes, each read as what it is. Forms are data, so the type of what they hold
 * is not known before; here it is, because every name is read by its own reader.
 */
export function readAnswers<Asked extends Readers>(
  model: Readonly<Record<string, unknown>>,
  asked: Asked,
): Read<Asked> {
  const read = Object.entries(asked).map(([name, reader]) => [name, reader(model[name], name)] as const);
  return Object.fromEntries(read.filter(([, answer]) => answer !== undefined)) as Read<Asked>;
}
