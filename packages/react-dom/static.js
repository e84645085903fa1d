import 'preact/compat';
import { renderToStringAsync } from 'preact-render-to-string';

/** Draws a page once everything that it waits for is there. */
export async function prerender(node) {
  const markup = await renderToStringAsync(node);
  const document = markup.startsWith('<html') ? `<!DOCTYPE html>${markup}` : markup;
  return { prelude: new Response(document).body };
}
