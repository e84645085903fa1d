import { ContentsAway, type FileContents } from '#ports/file-contents.ts';
import { type S3Answer, type S3Options, s3Client } from './client.ts';

export type { S3Options } from './client.ts';

/** The store understood, and did not do it: a key without rights, a bucket that is not there. */
function refused(doing: string, { status }: S3Answer): never {
  throw new ContentsAway(`${doing}: refused with ${status}`);
}

const isDone = ({ status }: S3Answer) => status >= 200 && status < 300;

/** A bucket that speaks the protocol of S3 and is reached by its path. */
export function s3Contents(options: S3Options): FileContents {
  const ask = s3Client(options);
  return {
    async put(key, content) {
      const answer = await ask('PUT', key, content);
      if (!isDone(answer)) refused('PUT', answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (isDone(answer)) return answer.content;
      return isNotThere(answer) ? undefined : refused('GET', answer);
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      if (!isDone(answer) && !isNotThere(answer)) refused('DELETE', answer);
    },
  };
}

/** A bucket that is missing is no answer about a file in it. */
function isNotThere({ status, content }: S3Answer): boolean {
  return status === 404 && !Buffer.from(content).includes('NoSuchBucket');
}
