import { describe, expect, test } from 'vitest';
import { personalities } from '#sandbox/insurers/personalities.ts';
import { tariffOf } from '#sandbox/insurers/tariffs/index.ts';
import { testConnectors } from '#testing/test-connectors.ts';
import { bozkir } from './bozkir/index.ts';
import { cinaralti } from './cinaralti/index.ts';
import { demirkazik } from './demirkazik/index.ts';
import { type InsurerConnector, insurerConnectors } from './index.ts';
import { kirlangic } from './kirlangic/index.ts';
import { sarnic } from './sarnic/index.ts';
import { yakamoz } from './yakamoz/index.ts';

const connectors: readonly InsurerConnector[] = insurerConnectors;

describe('the list', () => {
  test('names the sixteen of the sandbox, each once, with lines that can be had there', () => {
    const table = new Map(personalities.map((row) => [row.code, row]));
    expect(connectors.map(({ capabilities: { code } }) => code).toSorted()).toEqual([...table.keys()].toSorted());
    for (const { capabilities } of connectors) {
      expect(table.get(capabilities.code)?.name).toBe(capabilities.name);
      for (const line of capabilities.lines) expect(tariffOf(line), line).toBeDefined();
    }
  });
});

// One of each protocol; the matrix tries all sixteen.
describe('insurers of the sandbox', () => testConnectors([cinaralti, kirlangic, bozkir, yakamoz, sarnic, demirkazik]));
