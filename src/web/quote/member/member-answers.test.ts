import { expect, test } from 'vitest';
import { flowAt } from '#catalog/flows/index.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { exampleClient } from '#contracts/calls/customer.ts';
import { memberAnswers } from './member-answers.ts';

const answersAt = (path: string, client = exampleClient) =>
  memberAnswers(fieldsOf(flowAt(path).form), client, '2026-11-15');

test('a member’s number and phone stand in the first step as they are typed there', () => {
  expect(answersAt('/trafik/kasko-teklif')).toEqual({ NationalNumber: '11111111110', Phone: '(555)000-0001' });
});

test('what is hidden at first is filled too, and what the line would refuse is not', () => {
  expect(answersAt('/outgoing/teklif')).toMatchObject({ NationalNumber: '11111111110' });
  expect(answersAt('/trafik/kasko-teklif', { ...exampleClient, NationalNumber: '11111111111' })).toEqual({
    Phone: '(555)000-0001',
  });
});
