import { describe, expect, test } from 'vitest';
import type { PersonRow } from '#catalog/risks/people/answers.ts';
import { identityOf } from '#domain/identity.ts';
import { ofPerson, peopleProblems } from '#messages/people-questions.ts';
import type { PersonRecord, Registries } from '#ports/registries.ts';
import type { RiskPorts } from '../risk-service.ts';
import { fewAtOnce } from './few-at-once.ts';
import { resolvePeople } from './resolve.ts';

const customer = {
  owner: {
    identity: identityOf('11111111110'),
    name: 'Deniz',
    surname: 'Örnek',
    birthdate: '1985-04-12',
    phone: '5550000001',
    email: undefined,
    provinceCode: 34,
    districtCode: undefined,
  },
  gender: 'female',
  nationality: undefined,
} as const;

const record = (identityNumber: string): PersonRecord => ({
  identityNumber,
  ...{ name: 'Ege', surname: 'Örnek', gender: 'E', birthdate: '2018-02-03' },
  ...{ provinceCode: 34, provinceName: 'İstanbul', districtCode: 1, districtName: 'Kadıköy' },
});

type Person = Registries['population']['person'];
type Check = Registries['sanctions']['check'];

/** Registers that write down what they are asked. */
function registers(person: (number: string) => Awaited<ReturnType<Person>>, listed: readonly string[] = []) {
  const asked: string[] = [];
  const screened: string[] = [];
  const away = async () => ({ kind: 'unavailable' }) as const;
  const ask: Person = async ({ identityNumber }) => {
    asked.push(identityNumber);
    return person(identityNumber);
  };
  const check: Check = async ({ identityNumber }) => {
    screened.push(identityNumber);
    return { kind: listed.includes(identityNumber) ? 'hit' : 'clear' };
  };
  const ports: RiskPorts = {
    registries: {
      population: { person: ask },
      sanctions: { check },
      companies: { company: away },
      vehicles: { vehicle: away, brands: away, types: away },
      history: { history: away },
      addresses: {
        ...{ towns: away, neighbourhoods: away, streets: away, buildings: away, flats: away },
        ...{ address: away, registeredAt: away },
      },
      earthquake: { policy: away },
      devices: { brands: away, models: away, device: away },
    },
  };
  return { ports, asked, screened };
}

const child: PersonRow = { Relation: '3', NationalNumber: '22222222220' };
const guest = {
  ...{ Relation: '5', PassportType: '2', PassportNumber: 'u1234567', Name: 'Anna', Surname: 'Beispiel' },
  ...{ Birthdate: '1990-01-02', Gender: 'K', Nationality: 'DE' },
} as const satisfies PersonRow;

describe('who is insured', () => {
  test('the customer as they are known, others as the register knows them, guests as they are described', async () => {
    const { ports, asked, screened } = registers((number) => ({ kind: 'found', record: record(number) }));
    expect(await resolvePeople(ports, customer, [{ Relation: '1' }, child, guest])).toEqual({
      kind: 'people',
      people: [
        expect.objectContaining({ relation: 'self', name: 'Deniz', birthdate: '1985-04-12', gender: 'female' }),
        expect.objectContaining({ relation: 'child', name: 'Ege', birthdate: '2018-02-03', gender: 'male' }),
        {
          ...{ relation: 'other', identity: { kind: 'passport', number: 'U1234567' }, name: 'Anna' },
          ...{ surname: 'Beispiel', birthdate: '1990-01-02', gender: 'female', nationality: 'DE' },
        },
      ],
    });
    expect(asked).toEqual(['22222222220']);
    expect(screened.toSorted()).toEqual(['22222222220', 'U1234567']);
  });

  test('rows whose birth date the register wants are told by their places', async () => {
    const { ports, screened } = registers((number) =>
      number === '22222222220' ? { kind: 'birthdateRequired' } : { kind: 'found', record: record(number) },
    );
    const rows = [{ Relation: '1' }, { ...child, NationalNumber: '44444444440' }, child] as const;
    expect(await resolvePeople(ports, customer, rows)).toEqual({ kind: 'birthdateRequired', rows: [2] });
    expect(screened).toEqual(['44444444440']);
  });

  test.each([
    ['mismatch', peopleProblems.mismatch],
    ['notFound', peopleProblems.unknown],
  ] as const)('%s is told of the row', async (kind, problem) => {
    const { ports } = registers(() => ({ kind }));
    const answer = await resolvePeople(ports, customer, [{ Relation: '1' }, child]);
    expect(answer).toEqual({ kind: 'invalid', problems: [ofPerson(2, problem)] });
  });

  test('a register that is away ends it, but for who is described by a passport', async () => {
    const { ports } = registers(() => ({ kind: 'unavailable' }));
    expect(await resolvePeople(ports, customer, [child])).toEqual({ kind: 'registerDown' });
    const described = { ...child, Name: 'Ege', Surname: 'Örnek', Birthdate: '2018-02-03' };
    expect(await resolvePeople(ports, customer, [described])).toEqual({ kind: 'registerDown' });
    expect(await resolvePeople(ports, customer, [guest])).toMatchObject({ kind: 'people' });
  });

  test('a hit on the sanctions list is told of nobody', async () => {
    const { ports } = registers((number) => ({ kind: 'found', record: record(number) }), ['U1234567']);
    expect(await resolvePeople(ports, customer, [child, guest])).toEqual({ kind: 'sanctioned' });
  });

  test('who is known is not looked up again, unless the birth date is another', async () => {
    const { ports, asked } = registers((number) => ({ kind: 'found', record: record(number) }));
    const first = await resolvePeople(ports, customer, [child]);
    const known = first.kind === 'people' ? first.people : [];
    expect(await resolvePeople(ports, customer, [{ ...child, Birthdate: '2018-02-03' }], known)).toEqual(first);
    expect(asked).toHaveLength(1);
    await resolvePeople(ports, customer, [{ ...child, Birthdate: '2018-02-04' }], known);
    expect(asked).toHaveLength(2);
  });
});

test('a few are worked on at once, and results keep their order', async () => {
  let running = 0;
  let mostRunning = 0;
  const results = await fewAtOnce(3, [5, 4, 3, 2, 1, 0], async (turns) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 2;
  });
  expect(results).toEqual([10, 8, 6, 4, 2, 0]);
  expect(mostRunning).toBe(3);
});
