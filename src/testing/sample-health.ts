import { describeInsured } from '#catalog/risks/describe-insured.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { Asked, NewQuotation } from '#ports/quotations.ts';
import { sampleQuote } from './sample-quote.ts';

const { customer, insuredPeople, risk, start, end } = sampleQuote({
  line: 'tamamlayici',
  reference: 'sample',
  start: '2026-11-20',
});

export const sampleHealthAsked: Asked = {
  customer,
  answers: { PolicyStart: start },
  risk,
  insured: describeInsured(risk, insuredPeople),
  insuredPeople,
  start,
  end,
};

/** A quotation about one person's health, before anybody is asked. */
export function sampleHealthQuotation(visitor: string): NewQuotation {
  return {
    line: 'tamamlayici',
    variant: undefined,
    visitor,
    phone: customer.phone,
    customer,
    found: {
      kind: 'health',
      gender: 'male',
      nationality: undefined,
      owner: customer,
      provinceName: 'İzmir',
      districtName: 'Bornova',
    },
  };
}

/** What somebody declares who has something to tell; no other text holds the note. */
export const tellingDeclaration: HealthDeclaration = {
  heightCm: 173,
  weightKg: 91,
  conditions: ['diabetes', 'thyroid'],
  regularMedication: true,
  plannedTreatment: false,
  pregnant: false,
  note: 'işaretli-beyan-Ğü7',
};
