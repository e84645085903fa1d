/* What browsers are sent under React Router's name (decision 40): as much of it as pages here use. */
export { Links, Meta } from './head.tsx';
export {
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from './hooks.ts';
export { ScrollRestoration, useScrollRestoration as UNSAFE_useScrollRestoration } from './kept-scroll.ts';
export { Link, NavLink } from './link.tsx';
export { Outlet } from './pages.tsx';

/** What starts the application stands in pages that the server draws; it has run. */
export const Scripts = () => null;

/** The build wraps pages with it; they are given what they show where they are drawn. */
export const UNSAFE_withComponentProps = <Page>(page: Page): Page => page;
export const UNSAFE_withErrorBoundaryProps = UNSAFE_withComponentProps;
