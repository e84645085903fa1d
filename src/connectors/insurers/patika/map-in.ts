import { restIn } from '../default/rest/in.ts';
import { dialect } from './client.ts';

export const read = restIn(dialect);
