import { type DestinationStream, type Logger, pino } from 'pino';

/** Long digit runs are identity, phone or card numbers; they have no place in a log. */
const longNumber = /\d{7,}/g;

/** A failed statement lists its values, up to the first line of the stack. */
const statementValues = /^params: [\s\S]*?(?=\n {4}at |(?![\s\S]))/gm;

function withoutValues(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(statementValues, 'params: •••').replace(longNumber, '•••') : value;
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
