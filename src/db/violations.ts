function codeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

/** Whether a statement failed because a value that must be unique stands elsewhere already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether a statement failed because the row it points to is gone. */
export function isReferenceViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}
