import { ayazma } from './ayazma/index.ts';
import { bozkir } from './bozkir/index.ts';
import { cinaralti } from './cinaralti/index.ts';
import type { InsurerConnector } from './default/connector.ts';
import { demirkazik } from './demirkazik/index.ts';
import { gelincik } from './gelincik/index.ts';
import { kehribar } from './kehribar/index.ts';
import { kirlangic } from './kirlangic/index.ts';
import { lodos } from './lodos/index.ts';
import { marti } from './marti/index.ts';
import { patika } from './patika/index.ts';
import { pusatli } from './pusatli/index.ts';
import { ruzgargulu } from './ruzgargulu/index.ts';
import { sarnic } from './sarnic/index.ts';
import { turna } from './turna/index.ts';
import { yakamoz } from './yakamoz/index.ts';
import { zeytindali } from './zeytindali/index.ts';

export type { ConnectOptions, InsurerConnector, InsurerCredentials } from './default/connector.ts';

/** Every insurer the product can ask. */
export const insurerConnectors = [
  cinaralti,
  lodos,
  kirlangic,
  bozkir,
  yakamoz,
  turna,
  sarnic,
  gelincik,
  zeytindali,
  pusatli,
  marti,
  patika,
  demirkazik,
  kehribar,
  ayazma,
  ruzgargulu,
] as const satisfies readonly InsurerConnector[];
