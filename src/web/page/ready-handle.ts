/** The handle of a route whose page is taken up only once code that it fetches by itself is there too. */
export type ReadyHandle = { readonly ready: (address: URL) => Promise<void> | undefined };

const isReadyHandle = (handle: unknown): handle is ReadyHandle =>
  typeof handle === 'object' && handle !== null && 'ready' in handle;

/** Waits for what these modules of routes want to have at an address. What does not come is asked for again by the page. */
export async function readyAt(modules: readonly unknown[], address: URL): Promise<void> {
  const handles = modules.map((module) => (module as { readonly handle?: unknown }).handle).filter(isReadyHandle);
  await Promise.allSettled(handles.map(({ ready }) => ready(address)));
}
