import { CalendarDate } from '@internationalized/date';
import { latinDigits } from '@limber/contract/digits.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../../ui/field/text-field.tsx';

interface Props {
  date: string;
  today: string;
  /** Called with a day from today on, or '' while the text is not one. */
  onChange(date: string): void;
}

/** The date as text, MM/DD/YYYY. */
export function TypedDateField({ date, today, onChange }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const text = draft ?? writeTypedDate(date);
  const typed = readTypedDate(text);
  const isPast = typed !== null && typed < today;
  const isUnreadable = text.trim() !== '' && typed === null;

  function change(next: string) {
    setDraft(next);
    setLeft(false);
    const day = readTypedDate(next);
    // While the text is no valid day, another day's times must not be shown.
    onChange(day !== null && day >= today ? day : '');
  }

  return (
    <TextField
      label={t`Date`}
      // In the order of the value, also on a right-to-left page.
      hint={<bdi dir="ltr">{t`MM/DD/YYYY`}</bdi>}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={10}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setLeft(true)}
      error={
        isPast
          ? t`This day has passed. Please choose a later one.`
          : left && isUnreadable
            ? t`Please write the date as MM/DD/YYYY.`
            : undefined
      }
    />
  );
}

/** Reads `MM/DD/YYYY` as `YYYY-MM-DD`; null if that is not a calendar day. */
export function readTypedDate(text: string): string | null {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(latinDigits(text));
  if (!parts) return null;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  const date = new CalendarDate(year, month, day);
  // CalendarDate turns February 30 into the 28th; a typed day must not move.
  return date.month === month && date.day === day ? date.toString() : null;
}

/** Writes `YYYY-MM-DD` as `MM/DD/YYYY`; '' stays ''. */
export function writeTypedDate(date: string): string {
  if (date === '') return '';
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}
