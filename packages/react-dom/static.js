import 'preact/compat';
import { options } from 'preact';
import { renderToStringAsync } from 'preact-render-to-string';

const { vnode: onElement } = options;

/** A word from the router to React, which would stand in the markup. */
options.vnode = (element) => {
  onElement?.(element);
  if (typeof element.type === 'string') delete element.props.suppressHydrationWarning;
};

/** Draws a page once everything that it waits for is there. */
export async function prerender(node) {
  const markup = await renderToStringAsync(node);
  const document = markup.startsWith('<html') ? `<!DOCTYPE html>${markup}` : markup;
  return { prelude: new Response(document).body };
}
