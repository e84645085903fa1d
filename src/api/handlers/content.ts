import type { IllustrationName } from '#catalog/illustrations.ts';
import { lines, linesOnMenu } from '#catalog/lines/index.ts';
import type { Clock } from '#ports/clock.ts';
import type { ContentStore, PageText } from '#ports/content-store.ts';
import type { InsurerSwitches } from '#ports/insurer-switches.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { SiteNotes } from '#ports/site-notes.ts';
import { type Handlers, ok } from '../handler.ts';

type ContentPorts = {
  readonly content: ContentStore<IllustrationName>;
  readonly lists: ReferenceLists;
  readonly switches: Pick<InsurerSwitches, 'isOff'>;
  readonly notes: Pick<SiteNotes, 'inForce'>;
  readonly clock: Clock;
};

const titled = ({ title, text }: { title: string; text: string }) => ({ Title: title, Text: text });

function pageData(page: PageText<IllustrationName>) {
  return {
    Slug: page.slug,
    Title: page.title,
    Heading: page.heading,
    Description: page.description,
    Keywords: [...page.keywords],
    Lead: page.lead,
    Updated: page.updated,
    Version: page.version,
    Html: page.html,
    Covered: page.covered.map(titled),
    NotCovered: page.notCovered.map(titled),
    Posts: page.posts.map((post) => ({
      Slug: post.slug,
      Title: post.title,
      Summary: post.summary,
      Date: post.date,
      Keywords: [...post.keywords],
      Illustration: post.illustration,
      Html: post.html,
    })),
    Institution: page.institution && {
      Name: page.institution.name,
      Url: page.institution.url,
      LinkText: page.institution.linkText,
    },
  };
}

export function contentHandlers({ content, lists, switches, notes, clock }: ContentPorts) {
  return {
    async getPage({ slug }) {
      const page = content.page(slug);
      return page ? ok(pageData(page)) : { outcome: 'notFound' };
    },
    async getFaqPosts({ Category }) {
      return ok(
        content.faq(Category).map((entry) => ({
          Id: entry.id,
          Category: entry.category,
          CategoryTitle: entry.categoryTitle,
          Question: entry.question,
          AnswerHtml: entry.answerHtml,
        })),
      );
    },
    async getSliders({ sliderLocation }) {
      return ok(
        content.slides(sliderLocation).map((slide) => ({
          Title: slide.title,
          Text: slide.text,
          LinkText: slide.linkText,
          Path: slide.path,
          Illustration: slide.illustration,
        })),
      );
    },
    async getNotes() {
      return ok(notes.inForce(clock.now()).map(({ text, look }) => ({ Text: text, Look: look })));
    },
    async getFirms({ BranchId }) {
      const line = linesOnMenu.find((key) => lines[key].branchId === BranchId);
      if (BranchId !== undefined && !line) return ok([]);
      const insurers = await lists.insurers(line);
      // Who looks at a line is told whom we ask for it.
      const asked = insurers.filter(({ code }) => line === undefined || !switches.isOff(code, line));
      return ok(
        asked.map((insurer) => ({
          Code: insurer.code,
          Name: insurer.name,
          BranchIds: insurer.lines.map((key) => lines[key].branchId),
        })),
      );
    },
  } satisfies Handlers;
}
