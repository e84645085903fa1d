import { readFileSync } from 'node:fs';

/** The kernel counts a process's time in hundredths of a second. */
const tickMs = 10;

const statOf = (pid: number) => (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');

/** Processor time of all its threads, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Milliseconds since it was started. */
export function ageMsOf(pid: number): number {
  const uptimeMs = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 1000;
  return uptimeMs - Number(statOf(pid)[19]) * tickMs;
}

/** Megabytes it holds. */
export function memoryMbOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
