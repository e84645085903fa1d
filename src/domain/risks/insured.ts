/** What is insured as its owner calls it, and what tells it from others of its like. */
export type Insured = { readonly title: string; readonly detail: string };
