export function chromiumPath(): string | undefined;
export function ensureSystemPackages(): boolean;
export function ensureJava(): void;
