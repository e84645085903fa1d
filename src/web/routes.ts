import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '#catalog/pages/index.ts';
import type { PageKind } from '#catalog/pages/page.ts';
import { blogPath } from '#catalog/pages/posts.ts';

const modules: Record<PageKind, string> = {
  home: 'routes/home.tsx',
  product: 'routes/product.tsx',
  article: 'routes/article.tsx',
  agreement: 'routes/article.tsx',
  contact: 'routes/contact.tsx',
  blog: 'routes/blog.tsx',
  faq: 'routes/faq.tsx',
  quickAccess: 'routes/quick-access.tsx',
  account: 'routes/account.tsx',
  quote: 'routes/quote.tsx',
  notFound: 'routes/not-found.tsx',
};

/** One route per page of the catalogue; everything else falls to the splat, which redirects to /404. */
export default [
  ...pages.map((page) =>
    page.path === '/'
      ? index(modules[page.kind], { id: page.slug })
      : route(page.path.slice(1), modules[page.kind], { id: page.slug }),
  ),
  route(`${blogPath.slice(1)}/:slug`, 'routes/post.tsx'),
  route('gelistirme/form-galerisi', 'routes/gallery.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
