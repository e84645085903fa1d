import { randomUUID } from 'node:crypto';
import { dataKeysOf, sandboxDataKeys } from '#config/data-keys.ts';
import { dataSeal, fileSeal, formerSeals, healthSeal } from '#connectors/node-crypto/index.ts';
import { s3Contents } from '#connectors/s3/index.ts';
import type { Database } from '#db/database.ts';
import { documentRepository } from '#db/repositories/documents.ts';
import { databaseContents } from '#db/repositories/files/contents.ts';
import { fileRepository } from '#db/repositories/files/index.ts';
import { healthRecordRepository } from '#db/repositories/health-records.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { messages } from '#db/schema/consents.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import type { FileContents } from '#ports/file-contents.ts';
import { newestFirst } from '#wiring/file-contents.ts';
import { formerDeclarations, formerFile } from './former-rows.ts';
import { testSecret } from './health-records.ts';
import { openedValues } from './opened-text.ts';
import type { S3Server } from './s3-server.ts';
import { sampleHealthQuotation, tellingDeclaration } from './sample-health.ts';

const now = new Date('2026-11-16T09:00:00Z');
const until = new Date('2026-12-16T09:00:00Z');
const announcer = { rowsWait: () => undefined, quotationChanged: () => undefined };
const former = formerSeals(testSecret);
const pdf = Buffer.from('%PDF-1.7 içerik');

export const keysOf = (keys: string) => dataKeysOf(keys, sandboxDataKeys.indexKey);

/** Everything that is sealed of a database and of the store beside it, as a product with these keys handles it. */
export function sealedWorld(database: Database, store: S3Server, keys: string) {
  const ring = dataSeal(keysOf(keys));
  const seal = fileSeal(ring, former);
  const inStore = s3Contents(store.options);
  const filesIn = (contents: FileContents) => fileRepository(database, { seal, contents });
  const files = filesIn(newestFirst(inStore, databaseContents(database)));
  const health = healthRecordRepository(database, { seal: healthSeal(keysOf(keys)), former });
  const ids = async (table: string, column: string) =>
    (await database.$client.query<{ id: string }>(`select ${column} as id from ${table}`)).rows.map(({ id }) => id);

  return {
    ring,
    inStore,
    quotations: quotationRepository(database, announcer),
    /** Messages enough to be met in the middle, and some of everything else, also from before the ring. */
    async fill(messageCount: number): Promise<void> {
      const recipients = Array.from({ length: messageCount }, (_, one) => `kisi${one}@example.com`);
      for (let at = 0; at < messageCount; at += 1_000) {
        const rows = recipients.slice(at, at + 1_000).map((recipient) => ({
          ...({ channel: 'email', purpose: 'renewal', state: 'sent', reason: 'renewal', sentAt: now } as const),
          ...{ recipient, recipientIndex: recipient },
        }));
        await database.insert(messages).values(rows);
      }
      for (let one = 0; one < 6; one += 1) {
        const quotation = await this.quotations.open(sampleHealthQuotation(randomUUID()), now);
        await health.keep(quotation, [{ ...tellingDeclaration, weightKg: 60 + one }], { now, until });
      }
      for (const contents of [databaseContents(database), inStore]) {
        for (const name of ['ruhsat.pdf', 'tapu.pdf']) {
          const owner = { visitor: randomUUID(), accountId: undefined };
          const file = { owner, fileName: name, mediaType: 'application/pdf', bytes: pdf } as const;
          await filesIn(contents).store({ ...file, uploadedAt: now, keptUntil: until }, quotaAt(now));
        }
      }
      const document = { subjectId: randomUUID(), key: 'policy', fileName: 'police.pdf', content: pdf };
      await documentRepository(database).put(document, now);
      await this.sealFormerly();
    },
    /** One file and one declaration as they were sealed before the ring. */
    async sealFormerly(): Promise<void> {
      const client = database.$client;
      const key = (await ids('file_contents', 'key'))[0] ?? '';
      const fileId = key.replace('files/', '');
      const content = formerFile(testSecret, fileId, pdf);
      await client.query('update file_contents set content = $2 where key = $1', [key, content]);
      await client.query('update files set content_key = null where id = $1', [fileId]);
      const quotation = (await ids('health_declarations', 'quotation_id'))[0] ?? '';
      const declared = JSON.stringify([{ ...tellingDeclaration, weightKg: 60 }]);
      await client.query('update health_declarations set sealed = $2, key_id = $3 where quotation_id = $1', [
        quotation,
        formerDeclarations(testSecret, quotation, declared),
        former.declarationsKeyId,
      ]);
    },
    /** All that is sealed, opened, in one order whatever was written when. */
    async everything(): Promise<readonly string[]> {
      const opened: string[] = [...(await openedValues(database.$client, ring))];
      for (const id of await ids('files', 'id')) {
        opened.push(Buffer.from((await files.read(id))?.bytes ?? []).toString());
      }
      for (const id of await ids('health_declarations', 'quotation_id')) {
        opened.push(JSON.stringify(await health.read(id, { kind: 'customer' }, now)));
      }
      return opened.sort();
    },
  };
}
