import { formatDay } from '#domain/dates.ts';
import { isCompany } from '#domain/identity.ts';
import type { Kurus } from '#domain/money.ts';
import type { IssueRequest, QuoteRequest } from '#ports/insurer.ts';

/** How an insurer with Turkish field names spells money, days and yes or no. */
export type TurkishSpelling = {
  readonly money: (amount: Kurus) => string;
  readonly day: (day: string) => string;
  readonly flag: (value: boolean) => string;
  readonly party: { readonly individual: string; readonly company: string };
};

export const oldTurkishSpelling = {
  day: (day) => formatDay(day),
  flag: (value) => (value ? 'E' : 'H'),
  party: { individual: 'G', company: 'T' },
} satisfies Omit<TurkishSpelling, 'money'>;

export type Told = Readonly<Record<string, string>>;

function withoutGaps(fields: Readonly<Record<string, string | undefined>>): Told {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, value]])),
  );
}

/** A question as flat text fields under Turkish names. */
export function turkishQuestion(
  { reference, branchId, start, end, customer, risk }: QuoteRequest,
  spelling: TurkishSpelling,
): Told {
  const { money, day, flag, party } = spelling;
  const { accessories } = risk;
  return withoutGaps({
    referans: reference,
    urun: `${branchId}`,
    baslangicTarihi: day(start),
    bitisTarihi: day(end),
    musteriTipi: isCompany(customer.identity) ? party.company : party.individual,
    kimlikNo: customer.identity.number,
    ad: customer.name,
    soyad: customer.surname,
    dogumTarihi: customer.birthdate && day(customer.birthdate),
    cepTelefonu: customer.phone,
    eposta: customer.email,
    ilKodu: `${customer.provinceCode}`,
    ilceKodu: customer.districtCode?.toString(),
    plaka: risk.plate,
    belgeSeri: risk.documentSerial,
    belgeNo: risk.documentNumber,
    asbisNo: risk.asbisNumber,
    motorNo: risk.engineNumber,
    sasiNo: risk.frameNumber,
    markaKodu: risk.brandCode,
    tipKodu: risk.typeCode,
    modelYili: `${risk.modelYear}`,
    kullanimTarzi: risk.usage,
    yakitTuru: risk.fuel,
    lpg: flag(risk.lpg),
    kiralik: flag(risk.rentACar),
    meslekKodu: risk.professionCode,
    trafigeCikisTarihi: risk.firstTrafficDate && day(risk.firstTrafficDate),
    sesCihaziBedeli: money(accessories.radio),
    navigasyonBedeli: money(accessories.navigation),
    celikJantBedeli: money(accessories.steelWheels),
    digerAksesuarBedeli: money(accessories.other),
    aracBedeli: risk.value === undefined ? undefined : money(risk.value),
    trafikBasamagi: risk.trafficStep?.toString(),
    hasarsizlikIndirimi: risk.kaskoDiscount?.toString(),
    gecikmeGunu: `${risk.daysLapsed}`,
  });
}

export function turkishOrder(request: IssueRequest, { money }: TurkishSpelling): Told {
  return {
    referans: request.reference,
    teklifNo: request.proposalNumber,
    brutPrim: money(request.gross),
    taksitSayisi: `${request.installmentCount}`,
    odemeReferansi: request.paymentReference,
  };
}
