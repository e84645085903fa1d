import './styles/app.css';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_useScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { site } from '#config/site.ts';
import { faultTexts } from '#messages/pages.ts';
import type { Route } from './+types/root.ts';
import { parseTextSize } from './cookies/text-size.ts';
import { hostContext } from './page/host-context.ts';
import { FaultPage } from './screens/fault-page.tsx';
import { Shell } from './shell/shell.tsx';
import { bringBackForeign } from './start/foreign-elements.ts';
import { OwnStyles } from './start/own-styles.tsx';
import { runningEvent } from './start/running-event.ts';
import { StillContext } from './start/still-context.ts';
import turkishFont from './styles/font/figtree-turkish.woff2?url';
import { fontFace } from './styles/font/font-face.ts';
import { ElementIds } from './ui/parts/element-ids.tsx';
import { turnsOver } from './ui/parts/turns.ts';

const viewport = site.compliance.allowZoom
  ? 'width=device-width, initial-scale=1'
  : 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no';

/** What the shell needs of the request: who it is, consents given, text size chosen, and the sandbox's address while it runs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { cookies, sandboxUrl, readUser } = context.get(hostContext);
  const { user, wasIdle } = await readUser();
  return {
    cookieBarOpen: cookies['required-cookies'] === undefined,
    textSize: cookies['text-size'] ?? 'normal',
    sandboxUrl,
    user,
    wasIdle,
  };
}

/** Of a page that could not be made; every other has a head of its own. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: `${faultTexts.title} | ${site.brand}` }] : [];
}

/** Nothing of it changes by navigating inside the site; logging in and out asks for it anew where one stands. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

/** Minds where pages are scrolled to, without the script of `ScrollRestoration`, which has its say before the application runs. */
function KeptScroll() {
  UNSAFE_useScrollRestoration();
  return null;
}

/** What starts the application. A still page has the small script for it, and the browser minds where it was scrolled to. */
function Start() {
  const isStill = useContext(StillContext);
  const [isRunning, setRunning] = useState(false);
  useLayoutEffect(bringBackForeign, []);
  useEffect(() => {
    void turnsOver().then(() => setRunning(true));
  }, []);
  useEffect(() => {
    if (!isRunning) return;
    performance.mark(runningEvent);
    dispatchEvent(new Event(runningEvent));
  }, [isRunning]);
  if (!isStill) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  }
  return isRunning ? <KeptScroll /> : null;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const isStill = useContext(StillContext);
  return (
    <ElementIds prefix="k">
      <html lang="tr" data-text-size={parseTextSize(loaded?.textSize)}>
        <head>
          <meta charSet="utf-8" />
          <style>{fontFace(turkishFont)}</style>
          <meta name="viewport" content={viewport} />
          {isStill && <OwnStyles />}
          <Links />
          {!isStill && <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={turkishFont} />}
          <meta name="theme-color" content="#0b5563" />
          <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/icon-192.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <Meta />
        </head>
        <body>
          {children}
          <Start />
        </body>
      </html>
    </ElementIds>
  );
}

/** The shell stays when a page cannot be made; without its own data it shows itself as to a new visitor. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const shell = loaded ?? {
    cookieBarOpen: false,
    textSize: 'normal',
    sandboxUrl: undefined,
    user: null,
    wasIdle: false,
  };
  return (
    <Shell {...shell}>
      <FaultPage />
    </Shell>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}
