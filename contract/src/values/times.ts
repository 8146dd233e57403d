import Type from 'typebox';
import { DAY_MINUTES } from '../terms/minutes-of-day.ts';

export const DateOnly = Type.String({
  description: 'Calendar day by the studio’s clock, `YYYY-MM-DD`, of this century.',
  format: 'date',
  maxLength: 10,
  pattern: '^20[0-9]{2}-',
  'x-sentence': {
    en: 'Please choose a day.',
    ar: 'يرجى اختيار يوم.',
  },
  examples: ['2026-11-21'],
});

export const TimeOfDay = Type.String({
  description: 'What the studio’s clock shows, of 24 hours, `HH:MM`.',
  maxLength: 5,
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['14:30'],
});

export const RequestedTime = Type.String({
  description:
    'A wall time in a request: `HH:MM` or `HH:MM:00`; before 06:00 means the night after the date.',
  maxLength: 8,
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:00)?$',
  'x-sentence': { en: 'Please choose a time.', ar: 'يرجى اختيار وقت.' },
  examples: ['14:30'],
});

export const Instant = Type.String({
  description: 'An instant, ISO 8601 with offset.',
  format: 'date-time',
  maxLength: 40,
  examples: ['2026-11-21T10:30:00Z'],
});

export const Minutes = Type.Integer({
  description: 'Minutes of a session.',
  minimum: 1,
  maximum: DAY_MINUTES,
});
