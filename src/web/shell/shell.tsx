import { type ReactNode, useRef } from 'react';
import { ModalHost } from '../modals/modal-host.tsx';
import { Part } from '../ui/parts/part.tsx';
import { ToastRegion } from '../ui/toasts/toast-region.tsx';
import type { SessionUser } from '../user/read-user.ts';
import { useIdleNotice } from '../user/use-idle-notice.ts';
import { useSessionWatch } from '../user/use-session-watch.ts';
import { UserProvider } from '../user/user-context.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteProgress } from './route-progress.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBanner } from './top-banner.tsx';
import { useLoginFirst } from './use-login-first.ts';
import { usePageFocus } from './use-page-focus.ts';

export type ShellProps = {
  readonly cookieBarOpen: boolean;
  readonly textSize: string;
  readonly sandboxUrl: string | undefined;
  readonly user: SessionUser | null;
  /** The session of who was here before was not used for long. */
  readonly wasIdle: boolean;
  readonly children: ReactNode;
};

/** Everything around a page. */
export function Shell({ cookieBarOpen, textSize, sandboxUrl, user, wasIdle, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useSessionWatch(user);
  useIdleNotice(wasIdle);
  useLoginFirst(user !== null);
  return (
    <UserProvider user={user}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <CookieBar initiallyOpen={cookieBarOpen} />
        <Part>
          <TopBanner textSize={textSize} />
        </Part>
        <Part>
          <Header textSize={textSize} />
        </Part>
        <Part urgent>
          <main ref={main} id={contentId} tabIndex={-1} className="grow outline-none">
            {children}
          </main>
        </Part>
        <Part>
          <Footer textSize={textSize} sandboxUrl={sandboxUrl} />
        </Part>
      </div>
      <RouteProgress />
      <ToastRegion />
      <ModalHost />
    </UserProvider>
  );
}
