import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { AwaitedContext, PlaceContext, RouterContext, usePlace, useRouter } from './contexts.ts';
import type { Place } from './place.ts';
import { rootId } from './route-table.ts';
import type { Router } from './router.ts';

function RouteView({ id }: { readonly id: string }) {
  const { modules } = useRouter();
  const { match, loaderData, actionData } = usePlace();
  const { default: Page } = modules.of(id);
  return <Page loaderData={loaderData[id]} actionData={actionData[id]} params={match.params} />;
}

/** The page inside the shell. */
export function Outlet() {
  return <RouteView id={usePlace().match.id} />;
}

type SafeProps = { readonly location: Place['location']; readonly fallback: ReactNode; readonly children: ReactNode };

/** Shows the fault in place of what could not be drawn, until somebody goes elsewhere. */
class Safe extends Component<SafeProps, { readonly brokenAt: Place['location'] | undefined }> {
  override state = { brokenAt: undefined };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ brokenAt: this.props.location });
  }

  override render(): ReactNode {
    const { location, fallback, children } = this.props;
    return this.state.brokenAt === location ? fallback : children;
  }
}

function WholePage() {
  const { modules } = useRouter();
  const { location, fault } = usePlace();
  const { Layout, ErrorBoundary } = modules.of(rootId);
  if (!Layout || !ErrorBoundary) throw new Error('The root draws the page and what stands for it');
  const broken = <ErrorBoundary />;
  return (
    <Layout>
      <Safe location={location} fallback={broken}>
        {fault ? broken : <RouteView id={rootId} />}
      </Safe>
    </Layout>
  );
}

export function Pages({ router }: { readonly router: Router }) {
  const { place, awaited } = useSyncExternalStore(router.state.subscribe, router.state.get);
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>
        <AwaitedContext value={awaited}>
          <WholePage />
        </AwaitedContext>
      </PlaceContext>
    </RouterContext>
  );
}
