import { join } from 'node:path';
import { Client, type QueryResult } from 'pg';
import { chooseClusterPaths } from '../src/db/embedded/cluster-paths.ts';

/** One statement to the database of the product that all tests share. */
export async function askDatabase(statement: string, values: readonly string[]): Promise<QueryResult> {
  const { socketDir } = chooseClusterPaths(join(process.env.E2E_DATA_DIR ?? '', 'data'));
  const client = new Client({ connectionString: `postgres://postgres@${encodeURIComponent(socketDir)}/karsila` });
  await client.connect();
  try {
    return await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
