import type { LinkedPage, ProductPage } from '#catalog/pages/page.ts';
import { postPath } from '#catalog/pages/posts.ts';
import { site } from '#config/site.ts';
import type { FaqPost, PageContent, Post } from '#contracts/calls/content.ts';
import { uiMessages } from '#messages/ui.ts';

const context = 'https://schema.org';
const inLanguage = 'tr-TR';

export type Crumb = { readonly name: string; readonly path: string };

const agencyReference = (siteUrl: string) => ({ '@id': `${siteUrl}/#agency` });

export function agencyData(siteUrl: string) {
  return {
    '@context': context,
    '@type': 'InsuranceAgency',
    ...agencyReference(siteUrl),
    name: site.brand,
    legalName: site.agencyName,
    slogan: site.slogan,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'TR' },
    areaServed: 'TR',
  };
}

export function webSiteData(siteUrl: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.brand,
    url: `${siteUrl}/`,
    inLanguage,
    publisher: agencyReference(siteUrl),
  };
}

export function serviceData(siteUrl: string, page: ProductPage, content: PageContent) {
  return {
    '@context': context,
    '@type': 'Service',
    name: page.menuName,
    serviceType: page.menuName,
    description: content.Description,
    url: `${siteUrl}${page.path}`,
    areaServed: 'TR',
    provider: agencyReference(siteUrl),
  };
}

export function faqData(posts: readonly FaqPost[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: posts.map((post) => ({
      '@type': 'Question',
      name: post.Question,
      acceptedAnswer: { '@type': 'Answer', text: post.AnswerHtml },
    })),
  };
}

export function breadcrumbData(siteUrl: string, crumbs: readonly Crumb[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: uiMessages.homePage, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

function postingOf(siteUrl: string, post: Post) {
  return {
    '@type': 'BlogPosting',
    headline: post.Title,
    abstract: post.Summary,
    datePublished: post.Date,
    url: `${siteUrl}${postPath(post.Slug)}`,
    author: agencyReference(siteUrl),
  };
}

export function blogData(siteUrl: string, page: Pick<LinkedPage, 'path'>, content: PageContent) {
  return {
    '@context': context,
    '@type': 'Blog',
    name: content.Heading,
    description: content.Description,
    url: `${siteUrl}${page.path}`,
    inLanguage,
    publisher: agencyReference(siteUrl),
    blogPost: content.Posts.map((post) => postingOf(siteUrl, post)),
  };
}

export function postData(siteUrl: string, post: Post) {
  return { '@context': context, ...postingOf(siteUrl, post), inLanguage, publisher: agencyReference(siteUrl) };
}
