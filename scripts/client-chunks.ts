import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = {
  readonly name: string;
  /** Modules of src/web that are fetched by name (routes and lazy parts) and bring this chunk. */
  readonly fetched?: RegExp;
  /** Chunks that are there whenever this one is. */
  readonly after?: readonly string[];
};

/** The files of the browser's code. A chunk imports only from rows above its own. */
export const chunks: readonly Chunk[] = [
  { name: 'root', fetched: /^(?:root\.tsx|http\/browser-http\.ts|user\/session-ended\.ts)/ },
  // Running it starts the application, so nothing may come with it that others need before.
  { name: 'entry', fetched: /^entry\.client\.tsx/, after: ['root'] },
  { name: 'cookie-settings', fetched: /^modals\/cookie-settings\.tsx/, after: ['root'] },
  { name: 'pages', after: ['root'] },
  { name: 'not-found', fetched: /^routes\/not-found\.tsx/, after: ['pages'] },
  { name: 'article', fetched: /^routes\/article\.tsx/, after: ['pages'] },
  { name: 'blog', fetched: /^routes\/blog\.tsx/, after: ['pages'] },
  { name: 'post', fetched: /^routes\/post\.tsx/, after: ['pages'] },
  { name: 'faq', fetched: /^routes\/faq\.tsx/, after: ['pages'] },
  { name: 'quick-access', fetched: /^routes\/quick-access\.tsx/, after: ['pages'] },
  {
    name: 'form',
    fetched: /^(?:modals\/phone-verification-modal|verification\/verify-phone)\.tsx?/,
    after: ['root'],
  },
  { name: 'start', after: ['form', 'pages'] },
  { name: 'home', fetched: /^routes\/home\.tsx/, after: ['start'] },
  { name: 'product', fetched: /^routes\/product\.tsx/, after: ['start'] },
  { name: 'choices', fetched: /^form\/kinds\/select-box\.tsx/, after: ['form'] },
  { name: 'dates', fetched: /^form\/kinds\/(?:date|time|date-and-time)-picker\.tsx/, after: ['form'] },
  { name: 'rows', fetched: /^form\/kinds\/list-inputs\.tsx/, after: ['form'] },
  { name: 'drawings', fetched: /^form\/drawings\/drawings\.tsx/, after: ['form'] },
  { name: 'upload', fetched: /^(?:form\/kinds\/drag-upload|offers\/missing\/document-form)\.tsx/, after: ['form'] },
  { name: 'agreement', fetched: /^form\/kinds\/contract-window\.tsx/, after: ['form'] },
  { name: 'login', fetched: /^modals\/(?:[\w-]+-password|login|number-claim|register)-modal\.tsx/, after: ['choices'] },
  { name: 'quote', fetched: /^routes\/quote\.tsx/, after: ['form'] },
  { name: 'resume', fetched: /^verification\/proof-card\.tsx/, after: ['form'] },
  { name: 'offer', after: ['form'] },
  { name: 'bought', after: ['offer'] },
  { name: 'find-offers', fetched: /^modals\/find-offers\//, after: ['bought'] },
  { name: 'contact', fetched: /^routes\/contact\.tsx/, after: ['pages', 'resume', 'upload'] },
  {
    name: 'account',
    fetched: /^routes\/account\.tsx/,
    after: ['bought', 'choices', 'contact', 'find-offers', 'login'],
  },
  { name: 'vehicle', fetched: /^quote\/risks\/vehicle\//, after: ['choices', 'quote'] },
  { name: 'property', fetched: /^quote\/risks\/property\//, after: ['choices', 'quote'] },
  { name: 'device', fetched: /^quote\/risks\/device\//, after: ['choices', 'quote'] },
  { name: 'people', after: ['quote', 'rows'] },
  { name: 'health', fetched: /^quote\/risks\/health\//, after: ['people'] },
  { name: 'trip', fetched: /^quote\/risks\/trip\//, after: ['people'] },
  { name: 'pet', fetched: /^quote\/risks\/pet\//, after: ['quote', 'rows'] },
  { name: 'offers', fetched: /^offers\/(?:mailed-)?offers\.tsx/, after: ['offer', 'quote'] },
  { name: 'own-offers', fetched: /^offers\/keep\/own-link\.tsx/, after: ['quote', 'resume'] },
  { name: 'add-ons', fetched: /^offers\/add-ons\//, after: ['offers'] },
  { name: 'shared-offers', fetched: /^offers\/shared-offers\.tsx/, after: ['add-ons', 'resume'] },
  { name: 'compare', fetched: /^compare\//, after: ['offers'] },
  { name: 'checkout', fetched: /^checkout\//, after: ['bought', 'quote'] },
  { name: 'result', fetched: /^(?:result|renewal)\//, after: ['bought', 'quote', 'resume'] },
  { name: 'gallery', fetched: /^routes\/gallery\.tsx/, after: ['choices', 'dates', 'rows', 'upload'] },
];

const framework = /\/node_modules\/preact\/|\/packages\/react(?:-dom)?\/|\brolldown\/runtime\.js$/;

/** Each chunk with all that is there before it. */
const before = new Map<string, ReadonlySet<string>>();
for (const { name, after = [] } of chunks) {
  before.set(name, new Set([...after.flatMap((earlier) => [...(before.get(earlier) ?? [])]), name]));
}

/** What several chunks use stands in the lowest row that each of them comes after. */
export function sharedBy(users: ReadonlySet<string>): string | undefined {
  return chunks.findLast(({ name }) => [...users].every((user) => before.get(user)?.has(name)))?.name;
}

type Users = (id: string) => ReadonlySet<string>;

/** The chunks from which a module is reached without another fetch. */
export function usersIn(graph: Rolldown.ChunkingContext, webFolder: string): Users {
  const known = new Map<string, Set<string>>();
  return function usersOf(id) {
    const found = known.get(id);
    if (found) return found;
    const users = new Set<string>();
    known.set(id, users);
    const info = graph.getModuleInfo(id);
    if (info && id.startsWith(webFolder) && (info.isEntry || info.dynamicImporters.length > 0)) {
      const own = chunks.find(({ fetched }) => fetched?.test(id.slice(webFolder.length)));
      if (own) users.add(own.name);
    }
    for (const importer of info?.importers ?? []) for (const user of usersOf(importer)) users.add(user);
    return users;
  };
}

function codeSplitting(webFolder: string): Rolldown.CodeSplittingOptions {
  let usersOf: Users | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'client chunks',
        name(id, graph) {
          if (framework.test(id)) return 'framework';
          usersOf ??= usersIn(graph, webFolder);
          const users = usersOf(id);
          return users.size > 0 ? sharedBy(users) : undefined;
        },
      },
    ],
  };
}

/** Has browsers that know it compile a file whole beside the page while it arrives, and not function by function when they are called. */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Makes few files of the browser's code, by the table above; the server's build stays as it is. */
export function clientChunks(webFolder: string): Plugin {
  return {
    name: 'client-chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      const output = { codeSplitting: codeSplitting(webFolder) };
      return { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output } } };
    },
    generateBundle: {
      // Vite writes lines of its own before the others'.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const made = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of made) chunk.code = `${compileAhead}\n${chunk.code}`;
        const bytesOf = (modules: Rolldown.OutputChunk['modules']) =>
          Object.entries(modules).map(([id, { renderedLength }]) => [relative(process.cwd(), id), renderedLength]);
        const list = made.map(({ name, modules }) => [name, Object.fromEntries(bytesOf(modules))]);
        // For scripts/bundle-report.mjs.
        const source = JSON.stringify(Object.fromEntries(list));
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
      },
    },
  };
}
