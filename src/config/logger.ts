import { type DestinationStream, type Logger, pino } from 'pino';

/** Long digit runs are identity, phone or card numbers; they have no place in a log. */
const longNumber = /\d{7,}/g;

function withoutNumbers(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(longNumber, '•••') : value;
}

/** JSON lines on standard output. Nothing personal and no secret is written, even inside an error's text. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err(error: Error) {
        return { type: error.name, message: withoutNumbers(error.message), stack: withoutNumbers(error.stack) };
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
