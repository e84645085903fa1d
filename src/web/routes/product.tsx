import { lines } from '#catalog/lines/index.ts';
import { productPages } from '#catalog/pages/products.ts';
import { productTexts } from '#messages/pages.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { breadcrumbData, faqData, serviceData } from '../page/structured-data.ts';
import { FaqSection } from '../screens/faq/faq-section.tsx';
import { HowItWorks } from '../screens/how-it-works.tsx';
import { Insurers } from '../screens/insurers.tsx';
import { rowsOf } from '../screens/load-list.ts';
import { Coverage } from '../screens/product/coverage.tsx';
import { ProductBody } from '../screens/product/product-body.tsx';
import { ProductHero } from '../screens/product/product-hero.tsx';
import { RelatedLines } from '../screens/product/related-lines.tsx';
import { withData } from '../screens/with-data.ts';
import type { Route } from './+types/product.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args);
  const product = productPages.find((page) => page.path === loaded.page.path);
  if (!product) throw new Error(`No product at ${loaded.page.path}`);
  const { http, siteUrl } = args.context.get(hostContext);
  const [insurers, questions, range] = await Promise.all([
    rowsOf(http.call('getFirms', { BranchId: lines[product.line].branchId })),
    rowsOf(http.call('getFaqPosts', { Category: product.line })),
    http.call('getPriceRange', { QueryType: product.line }),
  ]);
  const structuredData = [
    serviceData(siteUrl, product, loaded.content),
    ...(questions.length > 0 ? [faqData(questions)] : []),
    breadcrumbData(siteUrl, [{ name: product.menuName, path: product.path }]),
  ];
  return {
    ...withData(loaded, structuredData),
    product,
    insurers,
    questions,
    range: range?.Success ? range.Data : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { content, product, insurers, questions, range } = loaderData;
  return (
    <>
      <ProductHero page={product} content={content} range={range} />
      <Coverage content={content} />
      <HowItWorks tone="mist" />
      <Insurers insurers={insurers} title={productTexts.insurers} lead={productTexts.insurersLead} />
      <ProductBody html={content.Html} />
      <FaqSection posts={questions} tone="mist" />
      <RelatedLines page={product} />
    </>
  );
}
