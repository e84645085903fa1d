import { declaresHealth } from '#catalog/risks/health/lines.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { Clock } from '#ports/clock.ts';
import type { HealthRecords } from '#ports/health-records.ts';
import type { Question } from '#ports/quotations.ts';
import type { Secrets } from '#ports/secrets.ts';
import { digestOf, type Told } from '../quotation/question.ts';

export type DeclarationPorts = {
  readonly healthRecords: Pick<HealthRecords, 'read'>;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly clock: Clock;
};

export type DeclarationAnswer =
  /** What goes with the question; undefined where the line asks for none. */
  | { readonly kind: 'declared'; readonly declarations: readonly HealthDeclaration[] | undefined }
  /** They are past their time, or those of another question: they must be given again. */
  | { readonly kind: 'missing' };

/**
 * What an insurer is told of people's health with a question. Two updates at the same time may leave the declarations of
 * one beside the question of the other; the question's digest tells that, and nobody is told what somebody else declared.
 */
export async function declarationsForInsurer(
  { healthRecords, secrets, clock }: DeclarationPorts,
  asked: Told,
  { quotationId, ...question }: Question & { readonly quotationId: string },
): Promise<DeclarationAnswer> {
  const { line, insurer, digest } = question;
  if (!declaresHealth(line)) return { kind: 'declared', declarations: undefined };
  const declarations = await healthRecords.read(quotationId, { kind: 'insurer', insurer }, clock.now());
  const belong = digestOf({ secrets }, { ...asked, declarations }, question) === digest;
  return declarations.length > 0 && belong ? { kind: 'declared', declarations } : { kind: 'missing' };
}
