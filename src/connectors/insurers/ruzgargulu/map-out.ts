import { englishDialect } from '../default/rest/dialect.ts';
import { restOut } from '../default/rest/out.ts';

export const out = restOut(englishDialect);
