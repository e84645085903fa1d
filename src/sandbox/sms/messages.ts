export type Channel = 'sms' | 'otp';

export type SmsMessage = {
  readonly jobId: string;
  readonly to: string;
  readonly text: string;
  readonly header: string;
  readonly at: Date;
  readonly channel: Channel;
  readonly arrives: boolean;
};

const mostKept = 2_000;

/** Everything the gateway took, newest last. */
export class SmsMessages {
  #taken: SmsMessage[] = [];
  #jobs = 0;

  nextJobId(at: Date): string {
    this.#jobs += 1;
    return `${at.getTime()}${String(this.#jobs).padStart(6, '0')}`;
  }

  add(message: SmsMessage): void {
    this.#taken.push(message);
    if (this.#taken.length > mostKept) this.#taken = this.#taken.slice(-mostKept / 2);
  }

  arrived(to: string | undefined): SmsMessage[] {
    return this.#taken.filter((message) => message.arrives && (to === undefined || message.to === to)).toReversed();
  }

  ofJobs(jobIds: readonly string[]): SmsMessage[] {
    return this.#taken.filter((message) => jobIds.includes(message.jobId));
  }

  since(moment: Date): SmsMessage[] {
    return this.#taken.filter((message) => message.at >= moment);
  }

  forget(): void {
    this.#taken = [];
  }
}
