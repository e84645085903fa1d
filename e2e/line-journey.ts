import type { Page } from '@playwright/test';
import { driver, findCar, passFirstStep } from './journey.ts';
import type { VehicleLine } from './vehicle-lines.ts';

export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Teklifler', exact: true }).locator('dl').first();

/** From the first question to the button that asks the insurers. */
export async function reachQuestions(page: Page, { start, plate, queryType, answer }: VehicleLine, index: number) {
  const phoneNumber = await passFirstStep(page, { path: start, plate, nationalNumber: driver(index) });
  if (queryType !== 'yabanciTrafik') await findCar(page);
  await answer(page);
  return phoneNumber;
}

export const headerOf = (page: Page) => new URL(page.url()).searchParams.get('teklif') ?? '';

/** Requests that read the list of offers without the socket. */
export function pollsOf(page: Page): readonly string[] {
  const polls: string[] = [];
  page.on('request', (request) => request.url().includes('NewListOffer') && polls.push(request.url()));
  return polls;
}

/** Requests that check the customer after the code. */
export function checksOf(page: Page): readonly string[] {
  const checks: string[] = [];
  page.on('request', (request) => request.url().includes('AMLKontrol') && checks.push(request.url()));
  return checks;
}

export function socketsOf(page: Page): readonly string[] {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  return sockets;
}
