import { type DestinationStream, type Logger, pino } from 'pino';

/** Many digits are identity, phone or card numbers, also in groups, or somebody's birth date; they have no place in a log. */
const longNumber = /\d(?:[ -]?\d){6,}|\b\d{1,2}\.\d{1,2}\.\d{4}\b/g;

const mailAddress = /[^\s<>()"',;:@]+@[^\s<>()"',;:@]+\.\p{L}{2,}/gu;

/** A failed statement lists its values, up to the first line of the stack. */
const statementValues = /^params: [\s\S]*?(?=\n {4}at |(?![\s\S]))/gm;

function withoutValues(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(statementValues, 'params: •••').replace(mailAddress, '•••').replace(longNumber, '•••');
}

/** JSON lines on standard output. Nothing personal and no secret is written, even inside an error's text. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err(error: Error) {
        const { name: type, message, stack, cause } = error;
        const reason = cause instanceof Error ? { cause: withoutValues(cause.message) } : {};
        return { type, message: withoutValues(message), stack: withoutValues(stack), ...reason };
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
