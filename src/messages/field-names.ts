import { customerFactTexts } from './customer-questions.ts';
import { loginMessages, newPasswordMessages, registerMessages } from './modals.ts';
import { cancelRequestTexts } from './policies.ts';
import { buildingFactTexts, homeTexts, propertyChoiceTexts } from './property-questions.ts';
import { fieldTexts } from './quote.ts';
import { choiceTexts, vehicleFactTexts } from './vehicle-questions.ts';
import { vehicleSearchTexts } from './vehicle-step.ts';

const person = {
  NationalNumber: fieldTexts.nationalOrTaxNumber.label,
  PassportNumber: fieldTexts.passportNumber.label,
  Name: customerFactTexts.name.label,
  Surname: customerFactTexts.surname.label,
  Birthdate: fieldTexts.birthdate.label,
  Gender: 'Cinsiyet',
  Phone: fieldTexts.phone.label,
  Gsm: fieldTexts.phone.label,
  Email: registerMessages.email,
  CityCode: customerFactTexts.city.label,
  CountyCode: customerFactTexts.town.label,
  TownCode: customerFactTexts.town.label,
  PrivacyAgreement: 'Gizlilik Politikası ve Kullanıcı Sözleşmesi onayı',
  OpenDataAgreement: 'Aydınlatma metni onayı',
  AdvertisementAgreement: 'Ticari ileti onayı',
} as const;

const account = {
  Username: loginMessages.username,
  Password: loginMessages.password,
  oldPassword: newPasswordMessages.old,
  newPassword: newPasswordMessages.fresh,
  retryPassword: newPasswordMessages.again,
  Guid: 'Güvenlik anahtarı',
  AccessToken: 'Oturum anahtarı',
  SessionToken: 'Oturum anahtarı',
  MfaControl: 'SMS kodu isteği',
  MfaCode: 'SMS kodu',
  MfaAlways: 'Her girişte SMS kodu seçimi',
  ClaimNumber: 'Numara talebi',
  SmsActivationCode: 'SMS kodu',
} as const;

const vehicle = {
  LicensePlateNumber: fieldTexts.plate.label,
  LicencePermitNo: 'Ruhsat belge seri ve numarası',
  AsbisNo: vehicleSearchTexts.asbis.label,
  EngineNo: vehicleFactTexts.engineNumber.label,
  FrameNo: vehicleFactTexts.frameNumber.label,
  BrandCode: vehicleFactTexts.brand.label,
  VehicleType: vehicleFactTexts.type.label,
  FuelType: vehicleFactTexts.fuel.label,
  Colour: vehicleFactTexts.colour.label,
  FirstTrafficDate: vehicleFactTexts.firstTraffic.label,
  UsageType: vehicleFactTexts.usage.label,
  ModelYear: vehicleFactTexts.modelYear.label,
  Lpg: 'LPG bilgisi',
  RentACar: 'Kiralık araç bilgisi',
  RadioPrice: choiceTexts.radio.label,
  NavigationPrice: choiceTexts.navigation.label,
  SteelWheelsPrice: choiceTexts.steelWheels.label,
  OtherAccessoryPrice: choiceTexts.otherAccessory.label,
  ProfessionCode: 'Meslek',
  PolicyStart: choiceTexts.start.label,
  PolicyEnd: 'Poliçe bitişi',
  Region: 'Bölge',
  CrossSellingBranches: 'Ek ürünler',
  LiabilityLimit: choiceTexts.liabilityLimit.label,
  TermDays: choiceTexts.dealerTerm.label,
  DealerLicenceNo: choiceTexts.dealerLicence.label,
  NotarySaleDate: choiceTexts.notarySale.label,
  GreenCardType: 'Yeşil kart türü',
  DestinationCountry: choiceTexts.destination.label,
  RegistrationCountry: choiceTexts.registrationCountry.label,
  LenderName: choiceTexts.lenderName.label,
  LoanNumber: choiceTexts.loanNumber.label,
  SecondHand: 'İkinci el bilgisi',
} as const;

const property = {
  OldPolicyNo: 'Eski DASK poliçe numarası',
  RegisteredAddress: 'Kayıtlı adres bilgisi',
  GrossArea: buildingFactTexts.area.label,
  DaskInsaTarzi: buildingFactTexts.structure.label,
  DaskInsaYili: buildingFactTexts.buildPeriod.label,
  FloorCount: buildingFactTexts.floors.label,
  DaskKullanimSekli: buildingFactTexts.use.label,
  DamageState: buildingFactTexts.damage.label,
  RepairDocumentNo: buildingFactTexts.repairDocument.label,
  InsuredRole: propertyChoiceTexts.role.label,
  LenderBranch: propertyChoiceTexts.lenderBranch.label,
  PoliceTipi: homeTexts.scope.label,
  Occupant: homeTexts.occupant.label,
  EvTipi: homeTexts.homeType.label,
  KonutBulunduguKat: homeTexts.floor.label,
  KonutCatiTipi: homeTexts.roof.label,
  KonutInsaYili: homeTexts.buildYear.label,
  BuildingSum: homeTexts.buildingSum.label,
  ContentsSum: homeTexts.contentsSum.label,
  GlassSum: homeTexts.glassSum.label,
  ElectronicsSum: homeTexts.electronicsSum.label,
  ValuablesSum: homeTexts.valuablesSum.label,
  SteelDoor: 'Çelik kapı bilgisi',
  WindowBars: 'Demir parmaklık bilgisi',
  Alarm: 'Güvenlik sistemi bilgisi',
  EmptyMonths: homeTexts.emptyMonths.label,
  DaskPolicyNo: homeTexts.daskPolicy.label,
} as const;

const quotation = {
  QueryType: 'Ürün',
  Querytype: 'Ürün',
  queryType: 'Ürün',
  HeaderGuid: 'Teklif numarası',
  InsuranceFirm: 'Sigorta şirketi',
  PackageGuid: 'Paket',
  Risk: 'Sigorta bilgileri',
  BrandId: 'Telefon markası',
  ModelId: 'Telefon modeli',
  ImeiNo: 'IMEI numarası',
  OfferGuid: 'Teklif',
  OfferGuids: 'Seçilen teklifler',
  Cursor: 'Liste yeri',
  Token: 'Bağlantı',
} as const;

const purchase = {
  CrossSellingOffers: 'Ek teklifler',
  InstallmentCount: 'Taksit sayısı',
  GrossPremium: 'Prim tutarı',
  AcceptedDocuments: 'Onaylanan belgeler',
  Provider: 'Ödeme kuruluşu',
  Fields: 'Ödeme bilgileri',
  OrderReference: 'Sipariş numarası',
  ResultToken: 'Bağlantı',
  PolicyGuid: 'Poliçe',
  DocumentKey: 'Belge türü',
  RefundAmount: 'İade tutarı',
  Reason: cancelRequestTexts.reason,
  SoldOn: 'Satış tarihi',
  Note: cancelRequestTexts.note,
} as const;

const place = {
  CountyId: 'İlçe',
  TownId: 'Belde',
  NeighborhoodId: 'Mahalle',
  RoadAndStreetId: 'Cadde veya sokak',
  ApartmentNumber: 'Bina',
  UAVTNumber: 'Adres kodu (UAVT)',
} as const;

const rest = {
  Language: 'Dil',
  GroupCode: 'Liste adı',
  Category: 'Konu',
  BranchId: 'Branş',
  sliderLocation: 'Sayfadaki yer',
  slug: 'Sayfa adı',
  TypeId: 'Talep türü',
  StatusId: 'Talep durumu',
  RequestGuid: 'Talep',
  Subject: 'Konu',
  Message: 'Mesaj',
  FileUids: 'Dosyalar',
  fileName: 'Dosya adı',
  uid: 'Dosya',
} as const;

/** What people call the fields of the calls, so that no sentence names one as programs do. */
export const fieldNames = {
  ...person,
  ...account,
  ...vehicle,
  ...property,
  ...quotation,
  ...purchase,
  ...place,
  ...rest,
} as const;
