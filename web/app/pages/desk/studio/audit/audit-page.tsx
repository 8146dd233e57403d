import type { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListAuditQuery } from '../../../../state/api/calls/desk/studio/audit.ts';
import { useListStaffQuery } from '../../../../state/api/calls/desk/studio/team.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { AuditLine } from './audit-line.tsx';
import { actionWords, subjectWords } from './audit-words.ts';

export const meta = deskTitle(msg`Audit`);

const folded = ['action', 'about', 'from', 'to'] as const;
const names = ['actor', 'subject', ...folded] as const;

/** Changes to the studio, newest first; the filter is in the address. */
export default function AuditPage() {
  const [params, setParams] = useSearchParams();
  return (
    <DeskPage title={<Trans>Audit</Trans>}>
      <Filters
        params={params}
        onAsk={(name, value) =>
          setParams(
            (before) => {
              const after = new URLSearchParams(before);
              if (value === '') after.delete(name);
              else after.set(name, value);
              return after;
            },
            { replace: true },
          )
        }
      />
      <Pages key={params.toString()} params={params} />
    </DeskPage>
  );
}

interface AuditFilter {
  params: URLSearchParams;
}

function Filters({
  params,
  onAsk,
}: AuditFilter & { onAsk: (name: string, value: string) => void }) {
  const { t: say } = useLingui();
  const { data: team, error, isFetching, refetch } = useListStaffQuery();
  const id = useId();
  // Those that are seldom needed stand open where the address has one of them.
  const [more, setMore] = useState(folded.some((name) => params.has(name)));
  const field = (name: (typeof names)[number]) => ({
    value: params.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => onAsk(name, event.target.value),
  });
  const people = team?.map(({ account_id, first_name, last_name }) => (
    <option key={account_id} value={account_id}>
      {first_name} {last_name}
    </option>
  ));
  const all = <option value="">{say`All`}</option>;
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:*:w-48">
        <DeskSelect label={say`Who`} {...field('actor')}>
          {all}
          {people}
        </DeskSelect>
        <DeskSelect label={say`What`} {...field('subject')}>
          {all}
          {Object.entries(subjectWords).map(([subject, word]) => (
            <option key={subject} value={subject}>
              {say(word)}
            </option>
          ))}
        </DeskSelect>
        <DeskButton
          look="plain"
          aria-expanded={more}
          aria-controls={id}
          onClick={() => setMore(!more)}
          className="justify-self-start whitespace-nowrap max-sm:-ms-2.5 max-sm:-mt-1 sm:w-auto!"
        >
          <Trans>More filters</Trans>
          <Glyph name="down" className={more ? 'size-4 rotate-180' : 'size-4'} />
        </DeskButton>
      </div>
      <div id={id} hidden={!more} className="grid grid-cols-2 items-end gap-3 sm:flex sm:*:w-48">
        <DeskSelect label={say`Action`} {...field('action')}>
          {all}
          {Object.entries(actionWords).map(([action, word]) => (
            <option key={action} value={action}>
              {say(word)}
            </option>
          ))}
        </DeskSelect>
        <DeskSelect label={say`Whom it is about`} {...field('about')}>
          {all}
          {people}
        </DeskSelect>
        <DeskInput label={say`From`} type="date" {...field('from')} />
        <DeskInput label={say`Until`} type="date" {...field('to')} />
      </div>
      {/* A person who may not read the log is told so below. */}
      {error && !team && readFailure(error).status !== 403 && (
        <ErrorState
          title={<Trans>The team could not be loaded.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </search>
  );
}

/** The pages loaded so far. */
function Pages({ params }: AuditFilter) {
  const [before, setBefore] = useState<(number | undefined)[]>([undefined]);
  return (
    <div className="grid gap-4">
      {before.map((id, at) => (
        <Page
          key={id ?? 'latest'}
          params={params}
          before={id}
          isLast={at === before.length - 1}
          onOlder={(last) => setBefore((shown) => [...shown, last])}
        />
      ))}
    </div>
  );
}

function Page(
  props: AuditFilter & {
    before: number | undefined;
    isLast: boolean;
    onOlder: (before: number) => void;
  },
) {
  const { params, before, isLast, onOlder } = props;
  const query = useListAuditQuery({
    ...Object.fromEntries(
      names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
    ),
    ...(before === undefined ? {} : { before }),
  });
  const { data } = query;
  if (!data)
    return (
      <LoadingOrFailed of={query} failed={<Trans>The audit log could not be loaded.</Trans>} />
    );
  if (data.records.length === 0)
    return (
      <EmptyState title={<Trans>No matching changes.</Trans>}>
        {params.size > 0 ? (
          <Trans>With fewer filters there is more to see.</Trans>
        ) : (
          <Trans>Whatever the team changes stands here from then on, with who did it.</Trans>
        )}
      </EmptyState>
    );
  const last = data.records.at(-1) as AuditRecord;
  return (
    <>
      <ol className="desk-list">
        {data.records.map((record) => (
          <AuditLine key={record.id} record={record} />
        ))}
      </ol>
      {isLast && data.older > 0 && (
        <Button tone="secondary" className="justify-self-center" onClick={() => onOlder(last.id)}>
          <Trans>Show {data.older} older ones</Trans>
        </Button>
      )}
    </>
  );
}
