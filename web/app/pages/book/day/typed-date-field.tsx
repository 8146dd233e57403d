import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../../ui/field/text-field.tsx';
import { readTypedDate, writeTypedDate } from './typed-date.ts';

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
