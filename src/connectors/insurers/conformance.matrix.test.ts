import { describe } from 'vitest';
import { testConnectors } from '#testing/test-connectors.ts';
import { insurerConnectors } from './index.ts';

describe('insurers of the sandbox', () => testConnectors(insurerConnectors));
