import type { ImportAnswers, ImportQuestion } from '@limber/contract/desk/studio/import-file.ts';
import { IMPORT_MINUTES } from '@limber/contract/terms/import.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';

interface Props {
  questions: readonly ImportQuestion[];
  answers: ImportAnswers;
  busy: boolean;
  /** The heading of a column. */
  nameOf: (column: number) => string;
  onAnswers: (answers: ImportAnswers) => void;
}

/** What a file does not tell, asked once for all of its rows. */
export function FileQuestions({ questions, answers, busy, nameOf, onAnswers }: Props) {
  const { t } = useLingui();
  return questions.map(({ question, columns, example }) => {
    const named = columns.map(nameOf).join(t`, `);
    if (question === 'session_minutes') {
      return (
        <label key={question} className="grid justify-self-start gap-1">
          <span>
            <Trans>“{named}” counts sessions. How many minutes is one session?</Trans>
          </span>
          <input
            // Reading again with each digit would take seconds.
            key={answers.session_minutes}
            type="number"
            inputMode="numeric"
            min={1}
            max={IMPORT_MINUTES.most}
            defaultValue={answers.session_minutes}
            disabled={busy}
            onBlur={({ target }) => {
              if (!target.validity.valid || target.value === '') return;
              const session_minutes = Number(target.value);
              if (session_minutes !== answers.session_minutes)
                onAnswers({ ...answers, session_minutes });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
            className="desk-field max-w-40"
          />
        </label>
      );
    }
    if (question === 'health_consent') {
      return (
        <Choice
          key={question}
          title={
            <Trans>
              “{named}” is about people's health, and no column says who agreed to you keeping it.
              Did these clients agree?
            </Trans>
          }
          options={CONSENTS}
          value={answers.health_consent}
          busy={busy}
          onChoose={(health_consent) => onAnswers({ ...answers, health_consent })}
        />
      );
    }
    if (question === 'stock_branch') {
      return <BranchChoice key={question} {...{ named, answers, busy, onAnswers }} />;
    }
    return (
      <Choice
        key={question}
        title={
          <Trans>
            In “{named}” no day tells which number is the month, as in {example}. Which comes first?
          </Trans>
        }
        options={DATE_ORDERS}
        value={answers.date_order}
        busy={busy}
        onChoose={(date_order) => onAnswers({ ...answers, date_order })}
      />
    );
  });
}

/** Whose stock a file has that names no branch. */
function BranchChoice({
  named,
  answers,
  busy,
  onAnswers,
}: Pick<Props, 'answers' | 'busy' | 'onAnswers'> & { named: string }) {
  const { t } = useLingui();
  const { branches } = useBranchNames();
  return (
    <label className="grid justify-self-start gap-1">
      <span>
        <Trans>
          “{named}” does not say at which branch. Which one is it? For another branch, bring the
          file again with that one's column.
        </Trans>
      </span>
      <select
        value={answers.stock_branch ?? ''}
        disabled={busy}
        onChange={({ target }) => onAnswers({ ...answers, stock_branch: target.value })}
        className="desk-field max-w-72"
      >
        <option value="" disabled>{t`Please choose`}</option>
        {branches.map(({ location, name }) => (
          <option key={location} value={location}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const DATE_ORDERS = [
  ['day_first', msg`The day, as in 31/12`],
  ['month_first', msg`The month, as in 12/31`],
] as const;

const CONSENTS = [
  ['agreed', msg`Yes, I have seen their consent: keep the notes sealed`],
  ['leave_out', msg`No, or I do not know: leave the notes behind`],
] as const;

interface ChoiceProps<Value extends string> {
  title: ReactNode;
  options: readonly (readonly [Value, MessageDescriptor])[];
  value: Value | undefined;
  busy: boolean;
  onChoose: (value: Value) => void;
}

/** A question with a few answers. */
export function Choice<Value extends string>({
  title,
  options,
  value,
  busy,
  onChoose,
}: ChoiceProps<Value>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset disabled={busy} className="grid gap-2">
      <legend className="mb-2">{title}</legend>
      {options.map(([each, words]) => (
        <label key={each} className="flex items-center gap-2">
          <input
            type="radio"
            name={id}
            checked={each === value}
            onChange={() => onChoose(each)}
            className="size-5 shrink-0 accent-primary"
          />
          {t(words)}
        </label>
      ))}
    </fieldset>
  );
}
