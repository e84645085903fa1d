import { describe, expect, test } from 'vitest';
import type { LineKey } from '#domain/lines.ts';
import { type DeclineCause, declineCauses } from '#domain/quote/decline-cause.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { declineTexts } from '#messages/decline-reasons.ts';
import type { FormDefinition } from '../fields/field.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { deviceForm } from './device/form.ts';
import { healthForm } from './health/form.ts';
import { mendOf } from './mends.ts';
import { petForm } from './pet/form.ts';
import { propertyForm } from './property/form.ts';
import { quotedKind, quotedLines } from './quoted-lines.ts';
import { tripForm } from './trip/form.ts';
import { vehicleForm } from './vehicle/form.ts';

const forms: Readonly<Record<RiskKind, (line: LineKey) => FormDefinition>> = {
  vehicle: (line) => vehicleForm({ line, variant: undefined }),
  property: (line) => propertyForm({ line }),
  health: (line) => healthForm({ line }),
  trip: () => tripForm,
  pet: () => petForm,
  device: () => deviceForm,
};

describe('what mends a declined offer', () => {
  test('is asked by the line that it leads to', () => {
    for (const line of quotedLines) {
      const kind = quotedKind(line);
      const asked = kind ? fieldsOf(forms[kind](line)).map(({ name }) => name) : [];
      for (const cause of declineCauses) {
        const mend = mendOf(line, cause);
        if (mend)
          expect(
            asked.some((name) => mend.fields.includes(name)),
            `${line}: ${cause}`,
          ).toBe(true);
      }
    }
  });

  test('is the profession of who asks for kasko, and of nobody who is not asked for it', () => {
    expect(mendOf('kasko', 'profession')).toEqual({ text: 'Mesleğimi seç', fields: ['ProfessionCode'] });
    expect(mendOf('trafik', 'profession')).toBeUndefined();
    expect(mendOf('ferdikaza', 'profession')).toBeUndefined();
    expect(mendOf('yabanci', 'startTooFar')).toBeUndefined();
    expect(mendOf('kasko', 'modelYear')).toBeUndefined();
  });

  test('every cause has a plain sentence, and every button leads somewhere on some line', () => {
    const leads = (cause: DeclineCause) => quotedLines.some((line) => mendOf(line, cause) !== undefined);
    for (const cause of declineCauses) {
      expect(declineTexts[cause].text).toMatch(/\.$/);
      expect(leads(cause), cause).toBe('mend' in declineTexts[cause]);
    }
  });
});
