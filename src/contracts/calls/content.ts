import { z } from 'zod';
import { illustrationNames } from '#catalog/illustrations.ts';
import { noteLooks } from '#domain/site-note.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { wireId } from './fields.ts';

const language = z.literal('tr-tr').default('tr-tr');
const titledText = z.object({ Title: z.string(), Text: z.string() });

export const pageContent = z.object({
  Slug: z.string(),
  Title: z.string(),
  Heading: z.string(),
  Description: z.string(),
  Keywords: z.array(z.string()),
  Lead: z.string(),
  Updated: z.iso.date(),
  Version: z.string(),
  Html: z.string(),
  Covered: z.array(titledText),
  NotCovered: z.array(titledText),
  /** Articles below the page, newest first, each at an address made of its slug. */
  Posts: z.array(
    z.object({
      Slug: z.string(),
      Title: z.string(),
      Summary: z.string(),
      Date: z.iso.date(),
      Keywords: z.array(z.string()),
      Illustration: z.enum(illustrationNames),
      Html: z.string(),
    }),
  ),
  Institution: z.object({ Name: z.string(), Url: z.url(), LinkText: z.string() }).nullable(),
});
export type PageContent = z.infer<typeof pageContent>;
export type Post = PageContent['Posts'][number];

export const faqPost = z.object({
  Id: z.string(),
  Category: z.string(),
  CategoryTitle: z.string(),
  Question: z.string(),
  AnswerHtml: z.string(),
});
export type FaqPost = z.infer<typeof faqPost>;

export const insurer = z.object({ Code: z.string(), Name: z.string(), BranchIds: z.array(z.number().int()) });
export type Firm = z.infer<typeof insurer>;

export const slider = z.object({
  Title: z.string(),
  Text: z.string(),
  LinkText: z.string(),
  Path: z.string(),
  Illustration: z.enum(illustrationNames),
});
export type Slider = z.infer<typeof slider>;

export const siteNote = z.object({ Text: z.string(), Look: z.enum(noteLooks) });
export type SiteNote = z.infer<typeof siteNote>;

export const contentCalls = {
  getFaqPosts: {
    ...addresses.getFaqPosts,
    summary: 'Questions and answers, all or of one category',
    request: z.object({ Language: language, Category: z.string().max(40).optional() }),
    data: z.array(faqPost),
    example: {
      request: { Language: 'tr-tr', Category: 'kasko' },
      data: [
        {
          Id: 'kasko-1',
          Category: 'kasko',
          CategoryTitle: 'Kasko',
          Question: 'Kasko zorunlu mu?',
          AnswerHtml: '<p>Hayır.</p>',
        },
      ],
    },
  },
  getFirms: {
    ...addresses.getFirms,
    summary: 'Contracted insurers: all, or those that are asked for one branch now',
    request: z.object({ Language: language, BranchId: wireId.optional() }),
    data: z.array(insurer),
    example: {
      request: { Language: 'tr-tr', BranchId: 2 },
      data: [{ Code: '901', Name: 'Çınaraltı Sigorta', BranchIds: [1, 2, 3] }],
    },
  },
  getNotes: {
    ...addresses.getNotes,
    summary: 'What the agency says now at the top of pages, the newest first',
    request: z.object({ Language: language }),
    data: z.array(siteNote),
    example: {
      request: { Language: 'tr-tr' },
      data: [{ Text: 'Çınaraltı Sigorta bugün yanıt vermiyor.', Look: 'warning' }],
    },
  },
  getSliders: {
    ...addresses.getSliders,
    summary: 'Slides of one place on the site',
    request: z.object({ Language: language, sliderLocation: z.string().max(40).default('home') }),
    data: z.array(slider),
    example: {
      request: { Language: 'tr-tr', sliderLocation: 'home' },
      data: [
        {
          Title: 'Kasko tekliflerinizi yan yana görün',
          Text: 'Muafiyet ve teminatlar fiyatın yanında.',
          LinkText: 'Kasko teklifi al',
          Path: '/kasko-sigortasi',
          Illustration: 'kasko',
        },
      ],
    },
  },
  getPage: {
    ...addresses.getPage,
    summary: 'One page or agreement text by slug',
    request: z.object({ Language: language, slug: z.string().min(1).max(120) }),
    data: pageContent,
    example: {
      request: { Language: 'tr-tr', slug: 'cerez-politikasi' },
      data: {
        Slug: 'cerez-politikasi',
        Title: 'Çerez Politikası',
        Heading: 'Çerezleri nasıl kullanıyoruz',
        Description: 'Hangi çerezi neden kullandığımız.',
        Keywords: ['çerez'],
        Lead: 'Zorunlu olmayan çerezler siz seçmeden kullanılmaz.',
        Updated: '2026-11-15',
        Version: '2026-11-15',
        Html: '<p>…</p>',
        Covered: [],
        NotCovered: [],
        Posts: [],
        Institution: null,
      },
    },
  },
} satisfies Record<string, CallContract>;
