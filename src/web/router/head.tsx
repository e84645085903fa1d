import type { MetaDescriptor } from 'react-router';
import { usePlace, useRouter } from './contexts.ts';
import { rootId } from './route-table.ts';

/** Texts of structured data stand in a script, which no tag may end. */
const inScript = (data: unknown) => JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, escapeOf);
const escapeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

function HeadTag({ tag }: { readonly tag: MetaDescriptor }) {
  if ('title' in tag) return <title>{String(tag.title)}</title>;
  if ('script:ld+json' in tag) {
    const json = inScript(tag['script:ld+json']);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, written so that nothing in it ends the script.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  if ('tagName' in tag) {
    const { tagName: _, ...attributes } = tag;
    return <link {...attributes} />;
  }
  return <meta {...tag} />;
}

/** What the page says of itself in its head; where it could not be made, what the root says. */
export function Meta() {
  const { modules } = useRouter();
  const { location, match, loaderData, fault } = usePlace();
  const id = fault ? rootId : match.id;
  const tags = modules.find(id)?.meta?.({ loaderData: loaderData[id], location, error: fault?.error }) ?? [];
  return tags.map((tag) => <HeadTag key={JSON.stringify(tag)} tag={tag} />);
}

export function Links() {
  const { table } = useRouter();
  const { match } = usePlace();
  const files = new Set([rootId, match.id].flatMap((id) => table[id]?.css ?? []));
  return [...files].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
