import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import { oldestInvoiceDays } from '#catalog/risks/device/limits.ts';
import { deviceQuestions, renewedDeviceQuestions } from '#catalog/risks/device/questions.ts';
import { addDays, type Day, formatDay } from '#domain/dates.ts';
import { isLira } from '#domain/money.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import type { FoundDevice } from '#ports/found.ts';
import { endProblem } from '../end-problem.ts';
import { deviceStart } from './start.ts';

function startProblem(found: Pick<FoundDevice, 'renewsFrom'>, { PolicyStart }: DeviceAnswers, today: Day) {
  const start = deviceStart(found, today);
  return PolicyStart === start ? undefined : problems.otherStart(formatDay(start));
}

/** Nobody is invited to write a later day for an old phone. */
function invoiceProblem({ InvoiceDate: day }: DeviceAnswers, today: Day): string | undefined {
  return day !== undefined && day < addDays(today, -oldestInvoiceDays) ? problems.invoiceTooOld : undefined;
}

/** Everything wrong with merged answers, in the sentences of the form that asks for them. */
export function judgeAnswers(
  { found }: { readonly found: Pick<FoundDevice, 'renewsFrom'> },
  answers: DeviceAnswers,
  today: Day,
): readonly string[] {
  const isRenewal = found.renewsFrom !== undefined;
  const questions = isRenewal ? renewedDeviceQuestions : deviceQuestions;
  const tooOld = isRenewal ? undefined : invoiceProblem(answers, today);
  const byForm = problemsOf(questions, valuesOf(questions, answers), today)
    .filter(({ path: [name] }) => tooOld === undefined || name !== 'InvoiceDate')
    .map(({ message }) => message);
  const { InvoicePrice } = answers;
  const start = startProblem(found, answers, today);
  const further = [
    tooOld,
    InvoicePrice === undefined || isLira(InvoicePrice) ? undefined : problems.price,
    start,
    start === undefined ? endProblem('telefon', answers) : undefined,
  ];
  return [...new Set([...byForm, ...further.filter((problem) => problem !== undefined)])];
}
