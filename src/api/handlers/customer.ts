import type { Acceptance } from '#domain/account/consents.ts';
import { accountReplies } from '#messages/account.ts';
import { ruleMessages } from '#messages/rules.ts';
import { checkAgreements } from '#services/account/check-agreements.ts';
import { type Customer, readCustomer } from '#services/account/read-customer.ts';
import { updateCustomer } from '#services/account/update-customer.ts';
import type { AccountPorts } from '#services/ports.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply, passwordsBusy } from '../limit-replies.ts';

const nobody = { outcome: 'tokenControl' } as const;

function clientData(customer: Customer) {
  return {
    NationalNumber: customer.nationalNumber,
    Name: customer.name,
    Surname: customer.surname,
    Phone: customer.phone,
    Email: customer.email,
    Birthdate: customer.birthdate ?? null,
    Gender: customer.gender ?? null,
    CityCode: customer.cityCode ?? null,
    CountyCode: customer.countyCode ?? null,
    AdvertisementAgreement: customer.marketing,
    MfaAlways: customer.secondFactor === 'always',
  };
}

function acceptanceData({ acceptedAt, isCurrent }: Acceptance) {
  return { AcceptedAt: acceptedAt?.toISOString() ?? null, IsCurrent: isCurrent };
}

/** The customer's own details and agreements. */
export function customerHandlers(ports: AccountPorts) {
  return {
    async clientInfo(_model, { session }) {
      const customer = session && (await readCustomer(ports, session.accountId));
      return customer ? ok(clientData(customer)) : nobody;
    },

    async updateCustomer(model, { session, ...caller }) {
      if (!session) return nobody;
      const change = {
        ...(model.Name === undefined ? {} : { name: model.Name }),
        ...(model.Surname === undefined ? {} : { surname: model.Surname }),
        ...(model.Phone === undefined ? {} : { phone: model.Phone }),
        ...(model.Email === undefined ? {} : { email: model.Email }),
        birthdate: model.Birthdate,
        gender: model.Gender,
        cityCode: model.CityCode,
        countyCode: model.CountyCode,
        ...(model.MfaAlways === undefined
          ? {}
          : { secondFactor: model.MfaAlways ? ('always' as const) : ('newDevice' as const) }),
        agreements: {
          userAgreement: model.PrivacyAgreement,
          dataNotice: model.OpenDataAgreement,
          marketing: model.AdvertisementAgreement,
        },
        password: model.Password === undefined ? undefined : { text: model.Password, guid: model.Guid },
      };
      const answer = await updateCustomer(ports, change, { session, caller });
      switch (answer.kind) {
        case 'updated':
          return ok(clientData(answer.customer));
        case 'phoneUnverified':
          return { outcome: 'codeConfirmationRequired', messages: [accountReplies.newPhoneUnverified] };
        case 'phoneInvalid':
          return { outcome: 'validation', messages: [ruleMessages.phoneInvalid] };
        case 'passwordRequired':
          return { outcome: 'step', messages: [accountReplies.passwordRequired], data: { PasswordRequired: true } };
        case 'passwordWrong':
          return { outcome: 'dataWrong', messages: [accountReplies.passwordWrong] };
        case 'taken':
          return { outcome: 'accountExists' };
        case 'busy':
          return passwordsBusy;
        case 'limited':
          return limitedReply(answer);
        case 'gone':
          return nobody;
      }
    },

    async agreementCheck({ NationalNumber, Phone }, { session, ...caller }) {
      const customer = { nationalNumber: NationalNumber, phone: Phone };
      const { flags, texts } = await checkAgreements(ports, customer, { session, caller });
      return ok({
        AdvertisementAgreement: flags.marketing,
        PrivacyAgreement: flags.userAgreement,
        OpenDataAgreement: flags.dataNotice,
        Texts: {
          PrivacyAgreement: acceptanceData(texts.userAgreement),
          OpenDataAgreement: acceptanceData(texts.dataNotice),
        },
      });
    },
  } satisfies Handlers;
}
