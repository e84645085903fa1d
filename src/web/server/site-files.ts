import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPage, pages } from '#catalog/pages/index.ts';
import { blogPath, postPath } from '#catalog/pages/posts.ts';
import { quoteLinks } from '#catalog/pages/quote-links.ts';
import { site } from '#config/site.ts';
import type { HttpLayer } from '../http/http-layer.ts';

const listed = [...pages.filter((page) => page.access !== 'user' && page.kind !== 'notFound'), ...quoteLinks];

const keptForAnHour = 'public, max-age=3600';

export function sitemap(siteUrl: string, posts: readonly string[]): string {
  const paths = [...listed.map((page) => page.path), ...posts.map(postPath)];
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /hesabim\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function webManifest(): object {
  return {
    name: site.brand,
    short_name: site.brand.split(' ')[0],
    lang: 'tr',
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b5563',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}

/** The articles as far as their texts can be had; without them the pages are listed alone. */
async function postSlugs(http: HttpLayer): Promise<readonly string[]> {
  const reply = await http.call('getPage', { slug: findPage(blogPath)?.slug ?? '' });
  return reply?.Success ? reply.Data.Posts.map(({ Slug }) => Slug) : [];
}

type SiteFilesOptions = { readonly siteUrl: string; readonly httpOf: (request: FastifyRequest) => HttpLayer };

/** The files that machines ask for: sitemap, robots and manifest, from catalogue, articles and configuration. */
export function registerSiteFiles(app: FastifyInstance, { siteUrl, httpOf }: SiteFilesOptions): void {
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml')
      .header('Cache-Control', keptForAnHour)
      .send(sitemap(siteUrl, await postSlugs(httpOf(request)))),
  );
  const files = [
    { path: '/robots.txt', type: 'text/plain', body: robots(siteUrl) },
    { path: '/manifest.webmanifest', type: 'application/manifest+json', body: JSON.stringify(webManifest()) },
  ];
  for (const { path, type, body } of files) {
    app.get(path, (_request, reply) => reply.type(type).header('Cache-Control', keptForAnHour).send(body));
  }
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('Cache-Control', keptForAnHour).redirect('/icons/icon-32.png', 301),
  );
}
