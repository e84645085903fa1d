const address = () => location.pathname + location.search;

/**
 * Browsers take pages that the application led to for one document, also after one of them was loaded again: back and forward
 * then change the address and nothing else. Until the application runs, such a page is loaded as it is.
 */
export function watchEntry(): () => void {
  const drawn = address();
  const onMove = () => {
    if (address() !== drawn) location.reload();
  };
  addEventListener('popstate', onMove);
  return () => removeEventListener('popstate', onMove);
}
