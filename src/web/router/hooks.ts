import { useContext, useMemo } from 'react';
import type * as ReactRouter from 'react-router';
import { AwaitedContext, usePlace, useRouter } from './contexts.ts';

export const useLocation: typeof ReactRouter.useLocation = () => usePlace().location;

export const useNavigationType = () => usePlace().action;

export const useNavigate = () => useRouter().navigate;

export function useNavigation() {
  return { state: useContext(AwaitedContext) === 'page' ? 'loading' : 'idle' } as const;
}

export function useRevalidator() {
  const { revalidate } = useRouter();
  const state = useContext(AwaitedContext) === 'data' ? 'loading' : 'idle';
  return { revalidate, state } as const;
}

export function useSearchParams() {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)] as const, [search]);
}

export const useRouteLoaderData = (id: string) => usePlace().loaderData[id];
