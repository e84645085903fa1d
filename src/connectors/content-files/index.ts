import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentStore, FaqText, PageText, PostText, Slide } from '#ports/content-store.ts';
import { readMarkdown, rendersOnce } from './read-markdown.ts';

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
      const html = rendersOnce(body);
      return {
        slug: basename(path, '.md'),
        ...drawn.parse(fields),
        get html() {
          return html();
        },
      };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

function readPage<Drawing extends string>(path: string, options: ContentFilesOptions<Drawing>): PageText<Drawing> {
  const slug = relative(join(options.folder, 'pages'), path).replace(/\.md$/, '');
  const { fields, body, hash } = readMarkdown(path, options.placeholders);
  const { institution, institutionUrl, linkText, version, ...texts } = pageFields.parse(fields);
  const html = rendersOnce(body);
  return {
    ...texts,
    slug,
    version: `${version ?? texts.updated}-${hash}`,
    get html() {
      return html();
    },
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
          const html = rendersOnce(answer.join('\n').trim());
          return {
            id: `${category}-${index + 1}`,
            category,
            categoryTitle: title,
            question: question.trim(),
            get answerHtml() {
              return html();
            },
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

export type ContentFiles<Drawing extends string> = ContentStore<Drawing> & {
  /** Renders every text that nobody asked for yet, one at a time. */
  renderAll(): Promise<void>;
};

/** Content from Markdown and YAML files, read and checked once at start: a bad file stops the start, not a visitor. */
export function contentFiles<Drawing extends string>(options: ContentFilesOptions<Drawing>): ContentFiles<Drawing> {
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
    async renderAll() {
      const texts = [...pages.values()].flatMap((page) => [page, ...page.posts]);
      for (const text of texts) await nextTurn(text.html);
      for (const { answerHtml } of faq) await nextTurn(answerHtml);
    },
  };
}
