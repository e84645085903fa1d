import type { AddressInfo } from 'node:net';
import { calls } from '#contracts/index.ts';
import { companyPersonas } from '#sandbox/registries/records/personas.ts';
import type { TestApi } from './api-client.ts';
import { goodPassword, openBrowser } from './browser.ts';
import { openDevice } from './device-quotation.ts';
import { openHealthQuotation, resident } from './health-quotation.ts';
import { imeiOf } from './imei.ts';
import { buyMarked } from './marked-purchase.ts';
import { newPerson } from './people.ts';
import type { Marker } from './personal-traces.ts';
import { dog, openPet } from './pet-quotation.ts';
import { type Holder, joinHolder } from './policy-holder.ts';
import { settledOffers } from './purchase.ts';
import { answerAs, mailsAbout, openRequest } from './support.ts';
import { postUpload, uploadForm } from './upload.ts';
import { openQuotation } from './vehicle-quotation.ts';

/** None of them is part of any other text of the sandbox. */
const member = { Name: 'Feridun', Surname: 'Kızıltoprakoğlu', Email: 'isaretli-uye@ornek.example' };
const visitor = { Name: 'Perihan Isaretliziyaretci', Email: 'isaretli-ziyaretci@ornek.example' };
const support = {
  'subject of a request': 'isaretli-destek-konusu',
  'text of a request': 'isaretli-destek-metni',
  'answer of the agency': 'isaretli-acente-yaniti',
  'text of a visitor': 'isaretli-ziyaretci-metni',
};
const things = { imei: imeiOf('350203', 912_837), chip: '990000081726354', 'name of an animal': 'Isaretlikopek' };
const company = companyPersonas[0];

/** What only the files themselves hold. */
export const fileMarkers = { 'name of a file': 'isaretli-dosya-adi', 'content of a file': 'isaretli-dosya-icerigi' };

async function upload(api: TestApi, { browser }: Holder): Promise<string> {
  const { port } = api.app.server.address() as AddressInfo;
  const bytes = Buffer.from(`%PDF-1.7\n${fileMarkers['content of a file']}\n%%EOF\n`);
  const content = uploadForm(bytes, { fileName: `${fileMarkers['name of a file']}.pdf` });
  const headers = { authorization: `Bearer ${browser.sessionToken()}` };
  const { envelope } = await postUpload(`http://127.0.0.1:${port}`, browser.visitor, { headers, content });
  return calls.uploadFile.data.parse(envelope.Data).FileGuid;
}

/** A request of a member with a file, answered by the agency, and one of a visitor. */
async function askForHelp(api: TestApi, holder: Holder, visitorPhone: string): Promise<void> {
  const opened = await openRequest(holder.browser, {
    Subject: support['subject of a request'],
    Message: support['text of a request'],
    FileGuids: [await upload(api, holder)],
  });
  await answerAs(api, opened, support['answer of the agency']);
  await mailsAbout(api, member.Email, opened, 2);
  const asking = { ...visitor, Phone: visitorPhone, Message: support['text of a visitor'] };
  await mailsAbout(api, visitor.Email, await openRequest(openBrowser(api), asking));
}

/** Quotations that nobody bought: a phone, a dog, a foreigner and a company. */
async function askPrices(api: TestApi): Promise<void> {
  const [phone, pet, foreigner] = [await openDevice(api), await openPet(api), await openHealthQuotation(api, resident)];
  await phone.update({ ImeiNo: things.imei });
  await pet.update({ Pets: [{ ...dog, ChipNo: things.chip, PetName: things['name of an animal'] }] });
  await foreigner.update();
  await Promise.all([phone, pet, foreigner].map(settledOffers));
  if (!company) throw new Error('The sandbox knows no company');
  const { taxNumber, vehicle } = company;
  await openQuotation(api, {
    NationalNumber: taxNumber,
    LicensePlateNumber: vehicle.plate,
    LicencePermitNo: `${vehicle.documentSerial}${vehicle.documentNumber}`,
  });
}

async function takeDataAlong({ browser }: Holder): Promise<void> {
  const { envelope } = await browser.byUser(calls.myData.path, await browser.secret(goodPassword));
  const { Json } = calls.myData.data.parse(envelope.Data);
  if (!Json.includes(support['text of a request'])) throw new Error('What people take along is not all of it');
}

const inDots = (day: string) => day.split('-').reverse().join('.');
const inGroups = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

/** The same as people write it: days with dots, phones in groups. */
function asShown({ what, text }: Marker): readonly Marker[] {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return [{ what: `${what}, with dots`, text: inDots(text) }];
  return /^5\d{9}$/.test(text) ? [{ what: `${what}, in groups`, text: inGroups(text) }] : [];
}

/**
 * Everything that people do here: they register, buy, are insured, ask for prices of each kind of risk, upload and write.
 * Gives what tells of them.
 */
export async function liveMarked(api: TestApi): Promise<readonly Marker[]> {
  const bought = await buyMarked(api);
  const holder = await joinHolder(api, { ...newPerson(), ...member });
  const visitorPhone = newPerson().Phone;
  await askForHelp(api, holder, visitorPhone);
  await askPrices(api);
  await takeDataAlong(holder);
  const told = {
    'number of a member': holder.person.NationalNumber,
    'phone of a member': holder.person.Phone,
    'name of a member': member.Name,
    'surname of a member': member.Surname,
    'email of a member': member.Email,
    'name of a visitor': visitor.Name,
    'email of a visitor': visitor.Email,
    'phone of a visitor': visitorPhone,
    "foreigner's number": resident.NationalNumber,
    "foreigner's surname": resident.Surname,
    "foreigner's birth date": resident.Birthdate,
    'tax number': company?.taxNumber ?? '',
    'plate of a company': company?.vehicle.plate ?? '',
    'title of a company': company?.title.split(' ')[0] ?? '',
    ...support,
    ...things,
    ...fileMarkers,
  };
  const markers = [...bought, ...Object.entries(told).map(([what, text]) => ({ what, text }))];
  return [...markers, ...markers.flatMap(asShown)];
}
