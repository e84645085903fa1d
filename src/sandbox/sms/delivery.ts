import type { SmsMessage } from './messages.ts';

const waitMilliseconds = 3 * 60_000;

/** 0 waiting, 1 delivered, 2 expired. */
export function deliveryState(message: SmsMessage, now: Date): 0 | 1 | 2 {
  if (message.arrives) return 1;
  return now.getTime() - message.at.getTime() > waitMilliseconds ? 2 : 0;
}

export function reportRow(message: SmsMessage, now: Date): Record<string, string | number> {
  const status = deliveryState(message, now);
  return {
    jobid: message.jobId,
    number: `90${message.to}`,
    status,
    operator: 30,
    msglen: 1,
    deliveredDate: status === 1 ? message.at.toISOString() : '',
    errorCode: 0,
  };
}
