import { type CustomerData, mostFound } from '#contracts/desk/find.ts';
import type { AskedOf } from '#contracts/desk/index.ts';
import { deskFindTexts as words } from '#messages/desk-find.ts';
import type { CustomerRow } from '#services/desk/customer-words.ts';
import { findCustomer } from '#services/desk/find-customer.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { readCustomer, readFoundCustomers, type ShownHead } from '#services/desk/read-customer.ts';
import { type DeskHandlers, missing, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

function wireHead({ key, name, phone, email, identity, memberSince, movedTo }: ShownHead): CustomerData['Head'] {
  return {
    Customer: key,
    Name: name ?? null,
    Phone: phone,
    Email: email ?? null,
    Identity: identity ?? null,
    MemberSince: memberSince?.toISOString() ?? null,
    MovedTo: [...movedTo],
  };
}

function wireRow({
  id,
  at,
  kind,
  title,
  about,
  state,
  amount,
  subject,
  details,
}: CustomerRow): CustomerData['Rows'][number] {
  return {
    Id: id,
    At: at.toISOString(),
    Kind: kind,
    Title: title,
    About: about ?? null,
    State: state ?? null,
    Amount: amount ?? null,
    Subject: subject ? { Kind: subject.kind, Id: subject.id } : null,
    Details: details.map(({ id: offer, label, value, amount: sum }) => ({
      Id: offer,
      Label: label,
      Value: value,
      Amount: sum ?? null,
    })),
  };
}

export function findHandlers(
  ports: DeskPorts,
): Pick<DeskHandlers, 'find' | 'findCustomer' | 'customer' | 'customerShown'> {
  async function show({ Customer, Page, Kind }: AskedOf<'customer'>, isOpen: boolean) {
    const kind = Kind === 'all' ? undefined : Kind;
    const answer = await readCustomer(ports, { customer: Customer, kind, isOpen, ...rowsOf(Page) });
    return answer ? shown({ Head: wireHead(answer.head), Kind, ...pageRows(Page, answer.rows, wireRow) }) : missing;
  }

  return {
    find: async ({ Found }) => shown({ Found: (await readFoundCustomers(ports, Found)).map(wireHead) }),
    async findCustomer({ Text }) {
      const answer = await findCustomer(ports, Text, mostFound);
      if (answer.kind !== 'found') return { kind: 'refused', errors: { Text: words[answer.kind] } };
      const [first, ...others] = answer.customers;
      return {
        kind: 'done',
        to: others.length === 0 ? `/musteri/${first}` : `/ara?Found=${answer.customers.join('.')}`,
      };
    },
    customer: (asked) => show(asked, false),
    customerShown: (asked) => show(asked, true),
  };
}
