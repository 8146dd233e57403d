import type { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dot } from '../../../../ui/dot.tsx';
import { BySoftware } from '../../frame/words/by-software.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { Instant } from '../../frame/words/instant.tsx';
import { roleWords } from '../../frame/words/role-words.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { messageWords } from '../texts/message-words.ts';
import { actionWords, fieldWord, subjectWords, valueWord } from './audit-words.ts';

/** Who did what and when, with the changes. */
export function AuditLine({ record }: { record: AuditRecord }) {
  const { t } = useLingui();
  const { at, actor, software, action, subject, called, changes, reason } = record;
  const message = subject === 'text' ? messageWords[called as MessageKind] : undefined;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-2.5 lg:grid-cols-[11rem_12rem_minmax(0,1fr)] lg:gap-x-6">
      <p className="text-muted max-lg:text-sm">
        <Instant at={at} />
      </p>
      <p className="min-w-0 truncate max-lg:text-sm max-lg:text-muted lg:font-semibold">
        {actor ?? <Trans>The studio’s clock</Trans>}
        {software && (
          <span className="block truncate text-sm font-normal text-muted">
            <BySoftware name={software} />
          </span>
        )}
      </p>
      <div className="min-w-0 max-lg:order-first max-lg:col-span-2">
        <p>
          {t(subjectWords[subject])}
          {called && (
            <>
              {' '}
              <strong>
                <bdi>{message ? t(message) : called}</bdi>
              </strong>
            </>
          )}
          <Dot />
          {t(actionWords[action])}
        </p>
        <Changes changes={changes} />
        {reason && (
          <p className="text-sm text-muted">
            <Trans>
              Because: <bdi>{reason}</bdi>
            </Trans>
          </p>
        )}
      </div>
    </li>
  );
}

/** Changes field by field. */
export function Changes({ changes }: Pick<AuditRecord, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[minmax(0,max-content)_minmax(6rem,1fr)] gap-x-3 text-sm">
      {changes.map(({ field, before, after }) => (
        <Change key={field} field={field} before={before} after={after} />
      ))}
    </dl>
  );
}

/** Fields that are amounts. */
const isMoney = /^(?:per_hour|simplified_up_to_aed|cash_coin|price)$/;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isTimeOfDay = (text: string) => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text);

function Change({ field, before, after }: AuditRecord['changes'][number]) {
  const { t } = useLingui();
  const { nameOf } = useBranchNames();
  // For day-by-day plans the field is the date.
  const word = isDay(field) ? deskDayWithWeekday(field) : fieldWord(field);
  const said = (value: string | null) => {
    if (value === null || value === '') return '–';
    if (field === 'location') return nameOf(value);
    if (field === 'locations') return value.split(', ').map(nameOf).join(t`, `);
    const said = valueWord(field, value);
    if (said) return t(said);
    if (isDay(value)) return deskDayWithWeekday(value);
    if (isTimeOfDay(value)) return `${deskDayWithWeekday(value.slice(0, 10))} ${value.slice(11)}`;
    if (isMoney.test(field)) return deskAmount(Number(value));
    return value in roleWords ? t(roleWords[value as keyof typeof roleWords]) : value;
  };
  return (
    <>
      <dt className="text-muted">{typeof word === 'string' ? word : t(word)}</dt>
      <dd className="min-w-0 break-words">
        {before !== null && (
          <>
            <del className="text-muted">
              <span className="sr-only">
                <Trans>before:</Trans>{' '}
              </span>
              <bdi>{said(before)}</bdi>
            </del>{' '}
            <span aria-hidden="true" className="text-muted rtl:inline-block rtl:-scale-x-100">
              →
            </span>{' '}
          </>
        )}
        <ins className="no-underline">
          <span className="sr-only">
            <Trans>after:</Trans>{' '}
          </span>
          <bdi>{said(after)}</bdi>
        </ins>
      </dd>
    </>
  );
}
