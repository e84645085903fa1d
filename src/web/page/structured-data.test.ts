import { expect, test } from 'vitest';
import { productPages } from '#catalog/pages/products.ts';
import { calls } from '#contracts/index.ts';
import {
  agencyData,
  blogData,
  breadcrumbData,
  faqData,
  postData,
  serviceData,
  webSiteData,
} from './structured-data.ts';

const siteUrl = 'https://site.example';
const post = {
  Slug: 'yazi',
  Title: 'Yazı',
  Summary: 'Özet',
  Date: '2026-10-27',
  Keywords: ['kasko'],
  Illustration: 'kasko' as const,
  Html: '<p>…</p>',
};
const content = {
  ...calls.getPage.example.data,
  Posts: [post],
  Institution: null,
};
const [product] = productPages;
if (!product) throw new Error('The catalogue has no product page');

test.each([
  ['InsuranceAgency', agencyData(siteUrl)],
  ['WebSite', webSiteData(siteUrl)],
  ['Service', serviceData(siteUrl, product, content)],
  ['FAQPage', faqData(calls.getFaqPosts.example.data)],
  ['BreadcrumbList', breadcrumbData(siteUrl, [{ name: 'Kasko', path: '/kasko-sigortasi' }])],
  ['Blog', blogData(siteUrl, { path: '/blog' }, content)],
  ['BlogPosting', postData(siteUrl, post)],
])('[S-07] structured data of type %s is plain JSON with its type', (type, data) => {
  const read = JSON.parse(JSON.stringify(data));
  expect(read).toEqual(data);
  expect(read).toMatchObject({ '@context': 'https://schema.org', '@type': type });
});

test('breadcrumbs start at the home page and count from one', () => {
  const { itemListElement } = breadcrumbData(siteUrl, [{ name: 'Kasko', path: '/kasko-sigortasi' }]);
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://site.example/'],
    [2, 'https://site.example/kasko-sigortasi'],
  ]);
});

test('questions keep their answers', () => {
  expect(faqData(calls.getFaqPosts.example.data).mainEntity[0]).toMatchObject({
    '@type': 'Question',
    name: 'Kasko zorunlu mu?',
    acceptedAnswer: { '@type': 'Answer', text: '<p>Hayır.</p>' },
  });
});
