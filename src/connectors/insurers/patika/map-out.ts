import { restOut } from '../default/rest/out.ts';
import { dialect } from './client.ts';

export const out = restOut(dialect);
