import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** Text as a value in a script that stands in a page. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/** Draws a page together with what loaders said, as React Router's own script takes it. */
export async function drawPage(url: string, routerContext: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream, ...withoutData } = routerContext;
  const [state, { prelude }] = await Promise.all([
    new Response(serverHandoffStream ?? null).text(),
    prerender(<ServerRouter context={withoutData} url={url} nonce={nonce} />),
  ]);
  const page = await new Response(prelude).text();
  const end = page.lastIndexOf('</body>');
  const take = `const{streamController:c}=window.__reactRouterContext;c.enqueue(${quoted(state)});c.close()`;
  return `${page.slice(0, end)}<script nonce="${nonce}">{${take}}</script>${page.slice(end)}`;
}
