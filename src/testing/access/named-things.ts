import type { CallId } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';

/** The lines in which a person of these tests has asked for offers: one of every page that has a call of its own. */
export const askedLines = [
  ...([
    'kasko',
    'trafik',
    'dask',
    'konut',
    'tamamlayici',
    'bireysel',
    'yabanci',
    'seyahat',
    'petsaglik',
    'telefon',
  ] as const),
] satisfies readonly LineKey[];
type AskedLine = (typeof askedLines)[number];

/** What somebody has here that others may name. */
export type ThingKind =
  | `quotation of ${AskedLine}`
  | `package of ${AskedLine}`
  /** A quotation whose insurers were not asked yet. */
  | `beginning of ${RiskKind}`
  | 'offer'
  | 'added offer'
  | 'offer under review'
  | 'order'
  | 'policy'
  | 'request'
  | 'file'
  | 'opened result'
  | 'security token';

/** Keys that are their own proof, or name nothing of anybody's. */
export type NotAlike = { readonly because: string };

const session = { because: 'it is the session itself: who holds it is logged in' };
const ownCount = { because: "it is the browser's own number for a file it sends; nothing is looked up by it" };
const shared = { because: 'its owner hands it to whom they like; it shows prices and nothing of the person' };
const coded = {
  because: 'it went to the owner alone, and opens nothing without the code that is sent to the phone of the owner',
};

const quoting = (kind: RiskKind, line: AskedLine) =>
  [{ HeaderGuid: `beginning of ${kind}` }, { HeaderGuid: `quotation of ${line}` }] as const;
const start = <Line extends AskedLine>(line: Line) =>
  ({ HeaderGuid: `quotation of ${line}`, PackageGuid: `package of ${line}` }) as const;

const [vehicle, kasko] = quoting('vehicle', 'kasko');
const [property, dask] = quoting('property', 'dask');
const [health, tamamlayici] = quoting('health', 'tamamlayici');
const [trip, seyahat] = quoting('trip', 'seyahat');
const [pet, petsaglik] = quoting('pet', 'petsaglik');
const [device, telefon] = quoting('device', 'telefon');
const policy = { PolicyGuid: 'policy' } as const;
const order = { OrderReference: 'order' } as const;
const token = { Guid: 'security token' } as const;

type Fields = Readonly<Record<string, ThingKind | NotAlike>>;

/** What every field of every call names that names something by a key. */
export const namedThings: Readonly<Partial<Record<CallId, Fields>>> = {
  login: token,
  register: token,
  changePassword: { ...token, AccessToken: session },
  getUserClaims: { AccessToken: session },
  accountAuthority: { SessionToken: session },
  updateCustomer: token,
  myData: token,
  deleteAccount: token,
  vehicleQueryInfo: vehicle,
  vehicleUpdateInfo: kasko,
  vehicleQuotation: kasko,
  propertyQueryInfo: property,
  propertyUpdateInfo: dask,
  propertyQuotation: dask,
  healthQueryInfo: health,
  healthUpdateInfo: tamamlayici,
  healthQuotation: tamamlayici,
  tripQueryInfo: trip,
  tripUpdateInfo: seyahat,
  tripQuotation: seyahat,
  petQueryInfo: pet,
  petUpdateInfo: petsaglik,
  petQuotation: petsaglik,
  deviceQueryInfo: device,
  deviceUpdateInfo: telefon,
  deviceQuotation: telefon,
  startTraffic: start('trafik'),
  startKasko: start('kasko'),
  startSupplementaryHealth: start('tamamlayici'),
  startForeignerHealth: start('yabanci'),
  startIndividualHealth: start('bireysel'),
  startDask: start('dask'),
  startHome: start('konut'),
  startTravel: start('seyahat'),
  startPhone: start('telefon'),
  startPet: start('petsaglik'),
  firms: kasko,
  comparePackages: { ...kasko, OfferGuids: 'offer' },
  listOffers: kasko,
  reviewDocuments: { OfferGuid: 'offer under review', FileGuids: 'file' },
  shareOffers: kasko,
  mailMyOffers: kasko,
  sharedOffers: { Token: shared },
  resumeOffers: { Token: coded },
  confirmResume: { Token: coded },
  proveAgain: kasko,
  confirmProofAgain: kasko,
  existingCovers: kasko,
  paymentDetail: { OfferGuid: 'offer', CrossSellingOffers: 'added offer' },
  startPayment: { OfferGuid: 'offer', CrossSellingOffers: 'added offer' },
  orderStatus: order,
  openResult: { ResultToken: 'opened result' },
  orderGlimpse: order,
  resendDocuments: order,
  correctOrderEmail: order,
  getPdf: { ...kasko, ...policy, OfferGuid: 'offer', OfferGuids: 'offer', CrossSellingOffers: 'added offer' },
  policyDetail: policy,
  previewWithdrawal: policy,
  withdrawPolicy: policy,
  requestCancellation: policy,
  renewPolicy: { Token: coded },
  confirmRenewal: { Token: coded },
  askOffersAgain: kasko,
  supportAdd: { ...policy, ...order, FileGuids: 'file' },
  supportReply: { RequestGuid: 'request', FileGuids: 'file' },
  supportView: { RequestGuid: 'request' },
  supportLink: { Token: coded },
  confirmSupportLink: { Token: coded },
  readFile: { FileGuid: 'file' },
  removeFile: { FileGuid: 'file' },
  uploadFile: { uid: ownCount },
};
