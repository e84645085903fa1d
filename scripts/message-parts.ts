import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { type MessageUse, messageImports } from './message-uses.ts';

const partMark = '?part=';
/** By its end the bundler knows how a module is written. */
const partEnd = '&lang.ts';

/** A module of one export of a file of messages, or of one of its texts. */
const partOf = (file: string, exported: string, key?: string) =>
  `${file}${partMark}${exported}${key === undefined ? '' : `.${key}`}${partEnd}`;

const nameOf = ({ exported, file }: Pick<MessageUse, 'exported' | 'file'>) => `${file} ${exported}`;

/** The exports of messages that some module needs as a whole. */
export function neededWhole(modules: Iterable<readonly [id: string, code: string]>): ReadonlySet<string> {
  const whole = new Set<string>();
  for (const [id, code] of modules) {
    for (const { uses } of messageImports(id, code)) {
      for (const use of uses) if (use.readings === 'whole') whole.add(nameOf(use));
    }
  }
  return whole;
}

/** A module that imports each text it reads by itself, so that each goes into the files that show it. */
export function readParts(id: string, code: string, whole: ReadonlySet<string>): string | undefined {
  const changes = messageImports(id, code).flatMap(({ start, end, uses }) => {
    const lines: string[] = [];
    const readings = uses.flatMap((use) => {
      const { file, exported, local } = use;
      if (use.readings === 'whole' || whole.has(nameOf(use))) {
        lines.push(`import { ${exported} as ${local} } from '${partOf(file, exported)}';`);
        return [];
      }
      for (const key of new Set(use.readings.map((reading) => reading.key))) {
        lines.push(`import { text as ${local}$${key} } from '${partOf(file, exported, key)}';`);
      }
      return use.readings.map((reading) => ({ ...reading, text: `${local}$${reading.key}` }));
    });
    return [{ start, end, text: lines.join('') }, ...readings];
  });
  if (changes.length === 0) return undefined;
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** The source of a part: the file with nothing else to be had from it, of which the bundler leaves out what is not needed. */
export function partSource(id: string, code: string, part: string): string {
  const [exported = '', key] = part.split('.');
  const { program } = parseSync(id, code);
  let text: string | undefined;
  let closed = code;
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const { declaration } = statement;
    const [first] = declaration.type === 'VariableDeclaration' ? declaration.declarations : [];
    const name = first ?? declaration;
    const isAsked = 'id' in name && name.id?.type === 'Identifier' && name.id.name === exported;
    if (isAsked && key === undefined) continue;
    if (isAsked && first?.init) text = writtenText(first.init, key, code);
    closed = closed.slice(0, statement.start) + closed.slice(declaration.start);
  }
  if (key === undefined) return closed;
  return `${closed}\nexport const text = ${text ?? `${exported}.${key}`};\n`;
}

type Expression = NonNullable<
  Extract<
    ReturnType<typeof parseSync>['program']['body'][number],
    { type: 'VariableDeclaration' }
  >['declarations'][number]['init']
>;

/** How a text is written in the object that holds it. */
function writtenText(object: Expression, key: string | undefined, code: string): string | undefined {
  if (object.type === 'TSAsExpression' || object.type === 'TSSatisfiesExpression')
    return writtenText(object.expression, key, code);
  if (object.type !== 'ObjectExpression') return undefined;
  const named = object.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === key,
  );
  if (named?.type !== 'Property' || named.method || named.kind !== 'init') return undefined;
  // What is spread after it may say otherwise.
  if (object.properties.slice(object.properties.indexOf(named)).some(({ type }) => type === 'SpreadElement'))
    return undefined;
  return code.slice(named.value.start, named.value.end);
}

const browserRooms = ['catalog', 'contracts', 'domain', 'web'];

function browserModules(sources: string): Iterable<readonly [string, string]> {
  const files = browserRooms.flatMap((room) =>
    globSync(`${room}/**/*.{ts,tsx}`, { cwd: sources, exclude: ['web/server/**', '**/*.test.{ts,tsx}'] }),
  );
  return files.map((file) => [file, readFileSync(join(sources, file), 'utf8')] as const);
}

/** Messages stand in files by their subject; browsers are sent each of them with what shows it. */
export function messageParts(sources: string): Plugin {
  let whole: ReadonlySet<string> = new Set();
  return {
    name: 'message-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      whole = neededWhole(browserModules(sources));
    },
    resolveId(source) {
      if (source.startsWith('#messages/') && source.includes(partMark)) return join(sources, source.slice(1));
    },
    load: {
      filter: { id: /\/messages\/[\w/-]+\.ts\?part=/ },
      handler(id) {
        const [file = '', part = ''] = id.slice(0, -partEnd.length).split(partMark);
        return partSource(file, readFileSync(file, 'utf8'), part);
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /#messages\// },
      handler(code, id) {
        const read = id.startsWith(sources) ? readParts(id, code, whole) : undefined;
        return read === undefined ? undefined : { code: read, map: null };
      },
    },
  };
}
