import type { DeskToday } from '#ports/desk-today.ts';
import type { Database } from '../../database.ts';
import { readInsurerAnswers } from './insurer-answers.ts';
import { readReviews } from './reviews.ts';
import { readTrade } from './trade.ts';
import { readWaiting } from './waiting.ts';

export function deskTodayRepository(database: Database): DeskToday {
  return {
    waiting: readWaiting(database),
    trade: readTrade(database),
    insurers: readInsurerAnswers(database),
    reviews: readReviews(database),
  };
}
