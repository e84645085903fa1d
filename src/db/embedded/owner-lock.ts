import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another running product owns the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by process ${pid}. Stop it, or start with another DATA_DIR.`);
  }
}

/** Start time of a process in clock ticks since boot; tells a living owner from a reused process id. */
function startTime(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  } catch {
    return undefined;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function describe(pid: number): string {
  return `${pid} ${startTime(pid)} ${bootId()}`;
}

/**
 * Claims a data directory for this process, or throws. A lock left by a killed process or an earlier boot is
 * taken over without asking.
 */
export function claimDataDirectory(dataDir: string): () => void {
  const file = join(dataDir, 'owner.lock');
  const mine = describe(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    let held: string;
    try {
      held = readFileSync(file, 'utf8');
    } catch {
      continue;
    }
    const pid = Number.parseInt(held, 10);
    if (held === describe(pid) && startTime(pid) !== undefined) throw new DataDirectoryInUse(dataDir, pid);
    rmSync(file, { force: true });
  }
  throw new Error(`Could not claim ${dataDir}.`);
}
