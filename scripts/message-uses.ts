import { type ESTree, parseSync } from 'vite';

/** Where a text is read in a module: `words.title`. */
export type Reading = { readonly key: string; readonly start: number; readonly end: number };

/** What a module imports from a file of messages under one name. */
export type MessageUse = {
  readonly file: string;
  readonly exported: string;
  readonly local: string;
  /** Every place that reads it; whole where it is handed on, or a key is only known when it runs. */
  readonly readings: readonly Reading[] | 'whole';
};

export type MessageImport = { readonly start: number; readonly end: number; readonly uses: readonly MessageUse[] };

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Whether a name that stands in this place is a name only and reads nothing. */
function isNameOnly(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'ImportSpecifier':
    case 'TSTypeQuery':
    case 'TSQualifiedName':
      return true;
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
      return parent.key === node && !parent.computed && !parent.shorthand;
    default:
      return false;
  }
}

type Found = Map<string, Reading[] | 'whole'>;

function collect(node: Node, parent: Node, found: Found): void {
  if (node.type === 'Identifier') {
    const readings = found.get(node.name);
    if (!readings || readings === 'whole' || isNameOnly(node, parent)) return;
    if (parent.type === 'MemberExpression' && !parent.computed && parent.property.type === 'Identifier') {
      readings.push({ key: parent.property.name, start: parent.start, end: parent.end });
    } else found.set(node.name, 'whole');
    return;
  }
  for (const child of childrenOf(node)) collect(child, node, found);
}

const messages = /^#messages\/.+\.ts$/;

/** What a module reads of the files of messages. */
export function messageImports(id: string, code: string): readonly MessageImport[] {
  if (!code.includes('#messages/')) return [];
  const { program } = parseSync(id, code);
  const imports = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.importKind !== 'type' && messages.test(statement.source.value)
      ? [statement]
      : [],
  );
  const specifiersOf = ({ specifiers }: (typeof imports)[number]) =>
    specifiers.flatMap((known) => (known.type === 'ImportSpecifier' && known.importKind !== 'type' ? [known] : []));
  const found: Found = new Map(imports.flatMap(specifiersOf).map(({ local }) => [local.name, []]));
  collect(program, program, found);
  return imports.map((statement) => ({
    start: statement.start,
    end: statement.end,
    uses: specifiersOf(statement).map(({ imported, local }) => ({
      file: statement.source.value,
      exported: imported.type === 'Literal' ? imported.value : imported.name,
      local: local.name,
      readings: found.get(local.name) ?? 'whole',
    })),
  }));
}
