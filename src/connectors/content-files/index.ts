import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentStore, FaqText, PageText, PostText, Slide } from '#ports/content-store.ts';
import { readMarkdown, renderMarkdown } from './read-markdown.ts';

const day = z.iso.date();
const titledTexts = z.array(z.strictObject({ title: z.string().min(1), text: z.string().min(1) })).default([]);

const pageFields = z.strictObject({
  title: z.string().min(1).max(60),
  heading: z.string().min(1).max(80),
  description: z.string().min(80).max(165),
  keywords: z.array(z.string()).min(3),
  lead: z.string().min(1).max(220),
  updated: day,
  version: day.optional(),
  covered: titledTexts,
  notCovered: titledTexts,
  institution: z.string().optional(),
  institutionUrl: z.url().optional(),
  linkText: z.string().optional(),
});
const postFields = z.strictObject({ title: z.string(), summary: z.string(), date: day, keywords: z.array(z.string()) });
const faqFields = z.strictObject({ title: z.string(), order: z.number() });
const slideFields = z.strictObject({
  title: z.string(),
  text: z.string(),
  linkText: z.string(),
  path: z.string().startsWith('/'),
});

type Texts = {
  readonly folder: string;
  readonly placeholders: Readonly<Record<string, string>>;
};

export type ContentFilesOptions<Drawing extends string> = Texts & {
  /** The drawings that a slide may show. */
  readonly illustrations: readonly Drawing[];
};

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));
}

function readPosts<Drawing extends string>(options: ContentFilesOptions<Drawing>): PostText<Drawing>[] {
  const { folder, placeholders, illustrations } = options;
  const drawn = postFields.extend({ illustration: z.enum(illustrations) });
  return filesBelow(join(folder, 'blog'), '.md')
    .map((path) => {
      const { fields, body } = readMarkdown(path, placeholders);
      return { slug: basename(path, '.md'), ...drawn.parse(fields), html: renderMarkdown(body) };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

function readPage<Drawing extends string>(path: string, options: ContentFilesOptions<Drawing>): PageText<Drawing> {
  const slug = relative(join(options.folder, 'pages'), path).replace(/\.md$/, '');
  const { fields, body, hash } = readMarkdown(path, options.placeholders);
  const { institution, institutionUrl, linkText, version, ...texts } = pageFields.parse(fields);
  return {
    ...texts,
    slug,
    version: `${version ?? texts.updated}-${hash}`,
    html: renderMarkdown(body),
    posts: slug === 'blog' ? readPosts(options) : [],
    institution:
      institution && institutionUrl && linkText ? { name: institution, url: institutionUrl, linkText } : null,
  };
}

function readFaq(options: Texts): FaqText[] {
  return filesBelow(join(options.folder, 'faq'), '.md')
    .map((path) => {
      const { fields, body } = readMarkdown(path, options.placeholders);
      return { category: basename(path, '.md'), body, ...faqFields.parse(fields) };
    })
    .sort((one, other) => one.order - other.order)
    .flatMap(({ category, title, body }) =>
      body
        .split(/^## /m)
        .slice(1)
        .map((entry, index) => {
          const [question = '', ...answer] = entry.split('\n');
          return {
            id: `${category}-${index + 1}`,
            category,
            categoryTitle: title,
            question: question.trim(),
            answerHtml: renderMarkdown(answer.join('\n').trim()),
          };
        }),
    );
}

function readSlides<Drawing extends string>({ folder, illustrations }: ContentFilesOptions<Drawing>) {
  const slides = z.array(slideFields.extend({ illustration: z.enum(illustrations) }));
  return new Map<string, readonly Slide<Drawing>[]>(
    filesBelow(join(folder, 'sliders'), '.yaml').map((path) => [
      basename(path, '.yaml'),
      slides.parse(parse(readFileSync(path, 'utf8'))),
    ]),
  );
}

/** Content from Markdown and YAML files, read and checked once at start: a bad file stops the start, not a visitor. */
export function contentFiles<Drawing extends string>(options: ContentFilesOptions<Drawing>): ContentStore<Drawing> {
  const pages = new Map(
    filesBelow(join(options.folder, 'pages'), '.md').map((path) => {
      const page = readPage(path, options);
      return [page.slug, page];
    }),
  );
  const faq = readFaq(options);
  const slidesByPlace = readSlides(options);
  return {
    page: (slug) => pages.get(slug),
    faq: (category) => faq.filter((entry) => category === undefined || entry.category === category),
    slides: (location) => slidesByPlace.get(location) ?? [],
  };
}
