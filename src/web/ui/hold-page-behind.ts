/** Makes everything around an element inert but the toasts, until the returned function is called. */
export function holdPageBehind(element: Element): () => void {
  const held: HTMLElement[] = [];
  for (let inside: Element = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      const stays = sibling === inside || sibling.hasAttribute('data-above-windows');
      if (stays || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      held.push(sibling);
    }
  }
  return () => {
    for (const sibling of held) sibling.inert = false;
  };
}
