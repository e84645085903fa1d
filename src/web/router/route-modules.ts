import type { ComponentType, ReactNode } from 'react';
import type { Location, MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './route-table.ts';

export type PageProps = {
  readonly loaderData: unknown;
  readonly actionData: unknown;
  readonly params: Readonly<Record<string, string>>;
};

type MetaArgs = { readonly loaderData: unknown; readonly location: Location; readonly error: unknown };

/** What files of routes export to browsers. */
export type RouteModule = {
  readonly default: ComponentType<PageProps>;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
  readonly ErrorBoundary?: ComponentType;
  readonly meta?: (args: MetaArgs) => readonly MetaDescriptor[];
  readonly shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
};

export class RouteModules {
  readonly #known: Map<string, RouteModule>;

  constructor(known: Readonly<Record<string, unknown>>) {
    this.#known = new Map(Object.entries(known as Record<string, RouteModule>));
  }

  /** Of a page that is shown. */
  of(id: string): RouteModule {
    const module = this.#known.get(id);
    if (!module) throw new Error(`The page ${id} is not there yet`);
    return module;
  }

  find(id: string): RouteModule | undefined {
    return this.#known.get(id);
  }

  async bring({ id, module }: Route): Promise<void> {
    if (!this.#known.has(id)) this.#known.set(id, (await import(/* @vite-ignore */ module)) as RouteModule);
  }
}
