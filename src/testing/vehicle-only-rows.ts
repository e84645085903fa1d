import type { TestDatabase } from './test-database.ts';

const buyersNumber = '11111111110';

const personOf = (identityNumber: string) => ({
  kind: identityNumber.length === 10 ? 'company' : 'individual',
  identityNumber,
  name: 'ŞÜKRÜ ÇAĞIN',
  surname: 'IŞIKÖĞÜT',
  phone: '5550000001',
  provinceCode: 35,
  districtCode: 1203,
});

/** A vehicle as a quotation of that time was asked for, as far as anybody reads it again. */
export const oldRisk = { kind: 'vehicle', plate: '35ABC123', brandCode: '702', typeCode: '1001', modelYear: 2022 };
export const oldVehicle = { ...oldRisk, brandName: 'TOYOTA', typeName: 'Corolla 1.5 Vision' };

export type OldQuotation = {
  readonly secondHand?: boolean;
  readonly identityNumber?: string;
  /** Null as long as nobody was asked. */
  readonly risk: object | null;
  readonly vehicle: object | null;
};

/** Rows as they were written before anything but vehicles could be insured (migrations up to 0014). */
export class VehicleOnlyRows {
  readonly #database: TestDatabase['database'];
  #policies = 0;

  constructor({ database }: TestDatabase) {
    this.#database = database;
  }

  async #insert(table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
    const names = Object.keys(row);
    const values = Object.values(row).map((value) =>
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    );
    const places = names.map((_, index) => `$${index + 1}`).join(', ');
    const text = `insert into ${table} (${names.join(', ')}) values (${places}) returning id`;
    const { rows } = await this.#database.$client.query<{ id: string }>(text, values);
    const [inserted] = rows;
    if (!inserted) throw new Error(`Nothing was written into ${table}`);
    return inserted.id;
  }

  quotation({ secondHand = false, identityNumber = buyersNumber, risk, vehicle }: OldQuotation): Promise<string> {
    const now = new Date();
    const customer = personOf(identityNumber);
    const asked = { answers: {}, risk, start_on: '2026-11-16', end_on: '2027-11-16', asked_at: now, closes_at: now };
    return this.#insert('quotations', {
      line: 'trafik',
      second_hand: secondHand,
      phone: customer.phone,
      national_number: identityNumber,
      customer,
      found: { search: 'notAsked', vehicle, owner: customer, provinceName: 'İzmir', districtName: 'Bornova' },
      created_at: now,
      ...(risk ? asked : {}),
    });
  }

  /** A policy that was bought in a quotation. */
  async policy(quotationId: string, plate: string | null): Promise<string> {
    this.#policies += 1;
    const name = `K${this.#policies}`;
    const [now, price] = [new Date(), { net: 100, gross: 120 }];
    const sold = { line: 'trafik', insurer: '901', package_name: 'Trafik', ...price };
    const term = { start_on: '2026-11-16', end_on: '2027-11-16' };
    const buyer = { phone: '5550000001', email: 'sukru@example.com', national_number: buyersNumber };
    const offer = { line: 'trafik', insurer: '901', question_digest: 'd', state: 'active', revision: 1, ...price };
    const offer_id = await this.#insert('offers', { quotation_id: quotationId, ...offer, created_at: now });
    const order_id = await this.#insert('orders', {
      ...{ reference: name, quotation_id: quotationId, visitor: 'v', address: '127.0.0.1', ...buyer },
      ...{ customer: personOf(buyersNumber), provider: 'nestpay', gross: 120, installment_count: 1, state: 'done' },
      ...{ look_at: now, created_at: now, updated_at: now },
    });
    const order_item_id = await this.#insert('order_items', {
      ...{ order_id, place: 0, offer_id, ...sold, ...term, proposal_number: 't', installment_count: 1 },
      ...{ state: 'issued', policy_number: name },
    });
    return this.#insert('policies', {
      ...{ order_id, order_item_id, policy_number: name, ...sold, ...term, ...buyer, plate },
      ...{ state: 'active', state_changed_at: now, created_at: now },
    });
  }
}
