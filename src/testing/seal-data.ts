import { sealAsSandbox } from './sandbox-ring.ts';

// Before every test file: one that installed keys of its own leaves nothing behind.
sealAsSandbox();
