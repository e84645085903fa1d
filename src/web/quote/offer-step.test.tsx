import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { flowAt } from '#catalog/flows/index.ts';
import { elementsIn } from '#testing/elements-in.ts';
import { MailedOffers } from '../offers/mailed-offers.tsx';
import { OfferStep } from './offer-step.tsx';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';

const nothing = async () => undefined;
const quote = {
  quotation: undefined,
  toAnswers: nothing,
  toCompare: nothing,
  toField: nothing,
  toAddOns: nothing,
  toPayment: nothing,
  resumed: nothing,
};

/** The code that is fetched for the step. */
const loadedBy = (offerListActive?: boolean) =>
  elementsIn(
    OfferStep({
      stage: { kind: 'offers', headerGuid: '3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001' },
      quoted: { line: 'kasko', variant: undefined },
      quote,
      known: { who: '', insured: [], start: '' },
      way: flowAt('/trafik/kasko-teklif'),
      step: 'offers',
      ref: createRef(),
      ...(offerListActive === undefined ? {} : { offerListActive }),
    }),
  )
    .filter(({ type }) => type === StepPart)
    .map(({ props }) => props.load);

describe('[N-14] the offer list flag', () => {
  test('on, as the site is configured, lists the offers', () => {
    expect(loadedBy()).toEqual([stepParts.offers]);
  });

  test('off, the page says that they go by mail and within which time', async () => {
    expect(loadedBy(false)).toEqual([stepParts.mailed]);
    expect(await stepParts.mailed()).toBe(MailedOffers);
    const html = renderToStaticMarkup(<MailedOffers line="dask" onBack={() => undefined} />);
    expect(html).toContain('Teklifleriniz e-postanıza geliyor');
    expect(html).toContain('en çok 40 saniye');
    expect(html).toContain('href="tel:4442602"');
  });
});
