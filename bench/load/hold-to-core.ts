import { execFileSync } from 'node:child_process';

/** Holds a running process with all its threads to one core. */
export function holdToCore(pid: number, core: string | undefined): void {
  if (core !== undefined)
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)], { stdio: 'ignore' });
}
