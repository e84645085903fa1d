import type { CallRequest, HttpLayer } from './http-layer.ts';

/* Read by the type check alone: a line under @ts-expect-error must not compile. */

declare const http: HttpLayer;

/** As the contracts take them: whole, or left out where nothing is needed. */
export const right = [
  http.call('getUserClaims'),
  http.call('getFaqPosts'),
  http.call('getFaqPosts', { Category: 'kasko' }),
  http.call('forgotPassword', { Gsm: '5550000001', NationalNumber: '11111111110', Website: '' }),
  http.call('getPdf', { DocumentKey: 'distanceSales' }),
];

declare const filledForm: Readonly<Record<string, unknown>>;
declare const ids: readonly string[];
export const readOnly: CallRequest<'comparePackages'> = { HeaderGuid: '', OfferGuids: ids };

export const wrong = [
  // @ts-expect-error a model is missing
  http.call('forgotPassword'),
  // @ts-expect-error a field is missing
  http.call('forgotPassword', { Gsm: '5550000001' }),
  // @ts-expect-error a field has another name
  http.call('getPage', { slug: 'sss', Category: 'genel' }),
  // @ts-expect-error a field is something else
  http.call('districts', { CityCode: true }),
  // @ts-expect-error a form's answers are not read as what the call takes
  http.call('forgotPassword', filledForm),
  // @ts-expect-error a document without what it belongs to
  http.call('getPdf', { DocumentKey: 'offer' }),
];
