export type TitledText = { readonly title: string; readonly text: string };

export type PageText<Drawing extends string> = {
  readonly slug: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  readonly updated: string;
  /** Names exactly this text: its date and the start of its hash. */
  readonly version: string;
  readonly html: string;
  readonly covered: readonly TitledText[];
  readonly notCovered: readonly TitledText[];
  readonly posts: readonly PostText<Drawing>[];
  readonly institution: { readonly name: string; readonly url: string; readonly linkText: string } | null;
};

export type PostText<Drawing extends string> = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly keywords: readonly string[];
  readonly illustration: Drawing;
  readonly html: string;
};

export type FaqText = {
  readonly id: string;
  readonly category: string;
  readonly categoryTitle: string;
  readonly question: string;
  readonly answerHtml: string;
};

/** Drawing: the names of the drawings that a slide may show. */
export type Slide<Drawing extends string> = {
  readonly title: string;
  readonly text: string;
  readonly linkText: string;
  readonly path: string;
  readonly illustration: Drawing;
};

/** The texts of the site. */
export type ContentStore<Drawing extends string> = {
  page(slug: string): PageText<Drawing> | undefined;
  /** Questions of all categories, or of one; an unknown category has none. */
  faq(category?: string): readonly FaqText[];
  /** Slides of a place on the site; an unknown place has none. */
  slides(location: string): readonly Slide<Drawing>[];
};
