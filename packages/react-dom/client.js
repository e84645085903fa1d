import { hydrate } from 'preact/compat';

/** Preact draws into an element, and a document is none: this one stands for it, with the page's root as its only child. */
function holderOf(page) {
  const { documentElement: root } = page;
  return {
    nodeType: root.nodeType,
    namespaceURI: root.namespaceURI,
    ownerDocument: page,
    childNodes: [root],
    firstChild: root,
    /** A page that could not be made is another page, from its root on. */
    insertBefore(other) {
      if (page.documentElement) page.documentElement.replaceWith(other);
      else page.append(other);
    },
  };
}

/** Takes up a page that the server drew. */
export function hydrateRoot(page, node) {
  hydrate(node, holderOf(page));
}
