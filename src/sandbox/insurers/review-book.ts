import { hashOf } from '../seeded.ts';
import type { Application } from './application.ts';
import type { Package } from './decision.ts';
import { type ReceivedDocument, withReceived } from './received-documents.ts';
import {
  beginReview,
  hurryReview,
  type Look,
  type Resolution,
  type ReviewState,
  resolveReview,
  reviewAt,
} from './review.ts';

export type Review = {
  readonly number: string;
  readonly application: Application;
  readonly look: Look;
  readonly packages: readonly Package[];
  readonly state: ReviewState;
  readonly documents: readonly ReceivedDocument[];
};

type BookOptions = {
  readonly code: string;
  readonly now: () => Date;
  /** Factor on the time a review takes. */
  readonly factor: number;
};

/** What one insurer looks at, found by its own number or by the reference of the question. */
export class ReviewBook {
  readonly #options: BookOptions;
  readonly #reviews = new Map<string, Review>();

  constructor(options: BookOptions) {
    this.#options = options;
  }

  begin(application: Application, look: Look, packages: readonly Package[]): Review {
    const number = `${this.#options.code}-INC-${hashOf(`review/${application.reference}`)}`;
    return this.#keep({
      number,
      application,
      look,
      packages,
      state: beginReview(look, this.#options.now()),
      documents: [],
    });
  }

  find(number: string): Review | undefined {
    const known = this.#reviews.get(number);
    if (!known) return undefined;
    return this.#keep({ ...known, state: reviewAt(known.state, this.#minutesOf(known), this.#options.now()) });
  }

  about(reference: string): Review | undefined {
    return this.all().find(({ application }) => application.reference === reference);
  }

  all(): readonly Review[] {
    return [...this.#reviews.keys()].flatMap((number) => this.find(number) ?? []);
  }

  resolve(number: string, resolution: Resolution): Review | undefined {
    const known = this.find(number);
    return known && this.#keep({ ...known, state: resolveReview(known.state, resolution, this.#options.now()) });
  }

  /** Takes files in; a review that wanted to see some comes to its end sooner. */
  receive(number: string, came: readonly ReceivedDocument[]): Review | undefined {
    const known = this.find(number);
    if (!known) return undefined;
    const documents = withReceived(known.documents, came);
    if (documents.length === known.documents.length) return known;
    return this.#keep({
      ...known,
      documents,
      state: hurryReview(known.state, this.#minutesOf(known), this.#options.now()),
    });
  }

  forget(): void {
    this.#reviews.clear();
  }

  #minutesOf({ look }: Review): number {
    return look.resolves.afterMinutes * this.#options.factor;
  }

  #keep(review: Review): Review {
    this.#reviews.set(review.number, review);
    return review;
  }
}
