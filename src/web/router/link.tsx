import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import type * as ReactRouter from 'react-router';
import { isPlainClick } from '../ui/plain-click.ts';
import { hrefOf, isForeign, locationOf, pathOf } from './address.ts';
import { usePlace, useRouter } from './contexts.ts';
import type { Router } from './router.ts';

type LinkProps = ComponentProps<typeof ReactRouter.Link>;
type NavLinkProps = ComponentProps<typeof ReactRouter.NavLink>;

/** Whoever rests on a link for so long is about to follow it. */
const intentMs = 100;

function linkTo(href: string, kind: { readonly rel: string; readonly as?: string }): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { ...kind, href });
}

/** Has the browser bring what stands behind a link, for as long as it is wanted. */
function bringBehind(router: Router, to: LinkProps['to']): () => void {
  const { data, code } = router.filesBehind(to);
  const links = [
    ...data.map((href) => linkTo(href, { rel: 'prefetch', as: 'fetch' })),
    ...code.map((href) => linkTo(href, { rel: 'modulepreload' })),
  ];
  document.head.append(...links);
  return () => {
    for (const link of links) link.remove();
  };
}

function useIntent(to: LinkProps['to'], isWatched: boolean) {
  const router = useRouter();
  const giveUp = useRef<() => void>(undefined);
  const end = () => {
    giveUp.current?.();
    giveUp.current = undefined;
  };
  const begin = () => {
    end();
    const timer = setTimeout(() => {
      giveUp.current = bringBehind(router, to);
    }, intentMs);
    giveUp.current = () => clearTimeout(timer);
  };
  useEffect(() => () => giveUp.current?.(), []);
  if (!isWatched) return {};
  return { onFocus: begin, onBlur: end, onMouseEnter: begin, onMouseLeave: end, onTouchStart: begin };
}

/** A link inside the site. What React Router would discover for links is known from the start. */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, prefetch = 'none', discover: _, onClick, target, ...rest } = props;
  const router = useRouter();
  const isOurs = !isForeign(to);
  const intent = useIntent(to, isOurs && prefetch === 'intent');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isOurs || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // Who follows a link to where they are does not want to go back to it.
    const isHere = pathOf(locationOf(to, null)) === pathOf(router.state.get().place.location);
    void router.navigate(to, {
      replace: replace ?? isHere,
      state,
      ...(preventScrollReset ? { preventScrollReset } : {}),
    });
  };
  return <a {...rest} {...intent} href={hrefOf(to)} target={target} onClick={follow} />;
}

/** A link that says when it leads to the page that is shown, or to one above it. */
export function NavLink({ className = '', children, style: _, end: __, ...rest }: NavLinkProps) {
  const { pathname } = usePlace().location;
  const target = locationOf(rest.to, null).pathname;
  const isActive = pathname === target || pathname.startsWith(`${target}/`);
  const state = { isActive, isPending: false, isTransitioning: false };
  const given =
    typeof className === 'function' ? className(state) : [className, isActive && 'active'].filter(Boolean).join(' ');
  return (
    <Link {...rest} className={given} aria-current={isActive ? 'page' : undefined}>
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
