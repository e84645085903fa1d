import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { DataSeal } from '#ports/data-seal.ts';
import type { FormerSeals } from '#ports/former-seals.ts';
import type { HealthRecords } from '#ports/health-records.ts';
import type { Database } from '../database.ts';
import { and, eq, gt } from '../drizzle.ts';
import { healthAccessLog, healthDeclarations } from '../schema/health-records.ts';
import { boundToRow } from '../sealing/columns.ts';

export type HealthSeals = {
  readonly seal: Pick<DataSeal, 'seal' | 'open' | 'keyIdOf' | 'currentKeyId'>;
  readonly former: Pick<FormerSeals, 'openDeclarations' | 'declarationsKeyId'>;
};

/** A sealed text opens beside its own quotation alone: moved to another row it is worth nothing. */
export function sealDeclarations({ seal }: HealthSeals, quotationId: string, text: string) {
  const sealed = seal.seal(text, boundToRow('health_declarations', quotationId));
  return { sealed, keyId: seal.currentKeyId };
}

type Sealed = { readonly quotationId: string; readonly sealed: string; readonly keyId: string };

/** Undefined for what is from before the ring and was sealed under another secret than ours. */
export function openDeclarations({ seal, former }: HealthSeals, { quotationId, sealed, keyId }: Sealed) {
  if (seal.keyIdOf(sealed) !== undefined) return seal.open(sealed, boundToRow('health_declarations', quotationId));
  return keyId === former.declarationsKeyId ? former.openDeclarations(quotationId, sealed) : undefined;
}

export function healthRecordRepository(database: Database, seals: HealthSeals): HealthRecords {
  return {
    async keep(quotationId, declarations, { now, until }) {
      const sealed = sealDeclarations(seals, quotationId, JSON.stringify(declarations));
      const kept = { ...sealed, keptAt: now, keptUntil: until };
      await database
        .insert(healthDeclarations)
        .values({ quotationId, ...kept })
        .onConflictDoUpdate({ target: healthDeclarations.quotationId, set: kept });
    },
    /** Nothing leaves the transaction unless the reading is written down with it. */
    read: (quotationId, reader, now) =>
      database.transaction(async (tx) => {
        const [kept] = await tx
          .select()
          .from(healthDeclarations)
          .where(and(eq(healthDeclarations.quotationId, quotationId), gt(healthDeclarations.keptUntil, now)));
        const opened = kept && openDeclarations(seals, kept);
        if (opened === undefined) return [];
        const insurer = reader.kind === 'insurer' ? reader.insurer : null;
        await tx.insert(healthAccessLog).values({ quotationId, reader: reader.kind, insurer, at: now });
        return JSON.parse(opened) as readonly HealthDeclaration[];
      }),
  };
}
