import { and, eq, gt } from 'drizzle-orm';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { HealthRecords } from '#ports/health-records.ts';
import type { Seal, Secrets } from '#ports/secrets.ts';
import type { Database } from '../database.ts';
import { healthAccessLog, healthDeclarations } from '../schema/health-records.ts';

/** A sealed text opens beside its own quotation alone: moved to another row it is worth nothing. */
const sealOf = (quotationId: string): Seal => ({ use: 'health', boundTo: quotationId });

export function healthRecordRepository(
  database: Database,
  secrets: Pick<Secrets, 'seal' | 'unseal' | 'sealKeyId'>,
): HealthRecords {
  const keyId = secrets.sealKeyId('health');
  return {
    async keep(quotationId, declarations, { now, until }) {
      const sealed = secrets.seal(JSON.stringify(declarations), sealOf(quotationId));
      const kept = { sealed, keyId, keptAt: now, keptUntil: until };
      await database
        .insert(healthDeclarations)
        .values({ quotationId, ...kept })
        .onConflictDoUpdate({ target: healthDeclarations.quotationId, set: kept });
    },
    /** Nothing leaves the transaction unless the reading is written down with it. */
    read: (quotationId, reader, now) =>
      database.transaction(async (tx) => {
        const [kept] = await tx
          .select({ sealed: healthDeclarations.sealed })
          .from(healthDeclarations)
          .where(
            and(
              eq(healthDeclarations.quotationId, quotationId),
              eq(healthDeclarations.keyId, keyId),
              gt(healthDeclarations.keptUntil, now),
            ),
          );
        if (!kept) return [];
        const insurer = reader.kind === 'insurer' ? reader.insurer : null;
        await tx.insert(healthAccessLog).values({ quotationId, reader: reader.kind, insurer, at: now });
        return JSON.parse(secrets.unseal(kept.sealed, sealOf(quotationId))) as readonly HealthDeclaration[];
      }),
  };
}
