import type { CallId } from '#contracts/index.ts';
import type { OutcomeName } from '#contracts/outcomes.ts';
import type { NotBuilt } from './not-built.ts';

/** The call came too often. */
const limited = ['tooManyRequests', 'botControl', 'queue'] as const;
/** Strangers find nothing, and who owns it may have to prove the phone again. */
const ofQuotation = ['ok', 'notFound', 'codeConfirmationRequired'] as const;
/** The registers are asked who somebody is. */
const ofCustomer = ['birthdateRequired', 'blacklist', 'customerControl', 'dataWrong', 'step', ...limited] as const;
const queryInfo = ['ok', 'validation', ...ofCustomer] as const;
const updateInfo = [
  ...ofQuotation,
  'validation',
  'birthdateRequired',
  'blacklist',
  'customerControl',
  'upstreamDown',
  ...limited,
] as const;
const start = [...ofQuotation, 'step', ...limited] as const;
const sendsCode = ['ok', 'notFound', 'dataWrong', 'finalStep', ...limited] as const;
const takesCode = ['ok', 'notFound', 'dataWrong', 'step', ...limited] as const;
/** A register outside is asked. */
const ofRegister = ['ok', 'notFound', 'upstreamDown', ...limited] as const;
const ofMember = ['ok', 'tokenControl'] as const;
const ofPolicy = [...ofMember, 'notFound'] as const;

/** What the handler of each call may answer: handlers that answer anything else do not compile. */
export const callOutcomes = {
  login: [
    'loggedIn',
    'phoneVerificationRequired',
    'secondFactorRequired',
    'loginFailed',
    'dataWrong',
    'step',
    'finalStep',
    ...limited,
  ],
  getSecurityToken: ['ok', ...limited],
  register: [
    'ok',
    'registerBirthdateRequired',
    'registerPhoneVerification',
    'accountExists',
    'validation',
    'tokenControl',
    'customerControl',
    'dataWrong',
    ...limited,
  ],
  forgotPassword: sendsCode,
  changePassword: [...ofMember, 'validation', 'dataWrong', ...limited],
  getUserClaims: ofMember,
  accountAuthority: ['ok'],
  logout: ofMember,
  listSessions: ofMember,
  endOtherSessions: ofMember,
  sendTemporaryCode: ['codeConfirmationRequired', 'dataWrong', 'finalStep', ...limited],
  confirmTemporaryCode: ['verified', 'dataWrong', 'step', ...limited],
  amlCheck: ['verified', ...ofCustomer],
  clientInfo: ofMember,
  vehicleQueryInfo: queryInfo,
  vehicleUpdateInfo: updateInfo,
  vehicleQuotation: ofQuotation,
  vehicleBrandsWithModels: ['ok', 'upstreamDown'],
  vehicleTypes: ['ok', 'validation'],
  propertyQueryInfo: queryInfo,
  propertyUpdateInfo: updateInfo,
  propertyQuotation: ofQuotation,
  healthQueryInfo: queryInfo,
  healthUpdateInfo: updateInfo,
  healthQuotation: ofQuotation,
  tripQueryInfo: queryInfo,
  tripUpdateInfo: updateInfo,
  tripQuotation: ofQuotation,
  petQueryInfo: queryInfo,
  petUpdateInfo: updateInfo,
  petQuotation: ofQuotation,
  deviceQueryInfo: queryInfo,
  deviceUpdateInfo: updateInfo,
  deviceQuotation: ofQuotation,
  startTraffic: start,
  startKasko: start,
  startSupplementaryHealth: start,
  startForeignerHealth: start,
  startIndividualHealth: start,
  startDask: start,
  startHome: start,
  startTravel: start,
  startPhone: [...updateInfo, 'dataWrong', 'step'],
  startPet: start,
  firms: ofQuotation,
  comparePackages: [...ofQuotation, 'validation'],
  listOffers: [...ofQuotation, 'step'],
  reviewDocuments: [...ofQuotation, 'validation', 'step', ...limited],
  shareOffers: [...ofQuotation, 'step'],
  sharedOffers: ['ok', 'notFound', ...limited],
  resumeOffers: sendsCode,
  confirmResume: takesCode,
  proveAgain: sendsCode,
  confirmProofAgain: takesCode,
  paymentDetail: [...ofQuotation, 'finalStep', 'upstreamDown'],
  startPayment: [...ofQuotation, 'step', 'finalStep', 'upstreamDown', ...limited],
  paymentReturn: ['ok', 'notFound'],
  orderStatus: ofQuotation,
  openResult: ['ok', 'notFound'],
  orderGlimpse: ofQuotation,
  resendDocuments: [...ofQuotation, 'step', ...limited],
  getPdf: [...ofQuotation, 'upstreamDown', ...limited],
  phoneBrands: ['ok', 'notFound', 'upstreamDown'],
  phoneModels: ['ok', 'notFound', 'upstreamDown'],
  countries: ['ok'],
  provinces: ['ok'],
  districts: ['ok', 'notFound'],
  towns: ofRegister,
  neighbourhoods: ofRegister,
  streets: ofRegister,
  buildings: ofRegister,
  uavtCodes: ofRegister,
  uavtByIdentity: ['ok', 'notFound', 'upstreamDown', ...ofCustomer],
  addressByUavt: ofRegister,
  myOffers: ofMember,
  askOffersAgain: [...start, 'tokenControl'],
  myPolicies: ofMember,
  policyDetail: ofPolicy,
  previewWithdrawal: [...ofPolicy, 'finalStep'],
  withdrawPolicy: [...ofPolicy, 'step', 'finalStep'],
  requestCancellation: [...ofPolicy, 'validation', 'finalStep'],
  renewPolicy: sendsCode,
  confirmRenewal: ['ok', 'notFound', 'validation', ...ofCustomer],
  updateCustomer: [
    ...ofMember,
    'codeConfirmationRequired',
    'accountExists',
    'validation',
    'dataWrong',
    'step',
    ...limited,
  ],
  agreementCheck: ['ok'],
  getList: ['ok', 'notFound'],
  getFaqPosts: ['ok'],
  getFirms: ['ok'],
  getSliders: ['ok'],
  getPage: ['ok', 'notFound'],
  supportTypes: ['ok', 'notFound'],
  supportStatuses: ['ok', 'notFound'],
  uploadFile: ['ok', 'malformedBody', 'bodyTooLarge', 'unsupportedBody', 'validation', 'step', ...limited],
} as const satisfies Readonly<Record<Exclude<CallId, NotBuilt>, readonly OutcomeName[]>>;

type Declared = typeof callOutcomes;
export type CallOutcome<Id extends CallId> = Id extends keyof Declared ? Declared[Id][number] : never;
