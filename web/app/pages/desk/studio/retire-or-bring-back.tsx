import type { Dependent, RetirableThing } from '@limber/contract/desk/studio/dependents.ts';
import type { PlannedChange } from '@limber/contract/desk/studio/planned-changes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { comma, joinNames } from '../../../lib/join-names.ts';
import { useListDependentsQuery } from '../../../state/api/calls/desk/studio/dependents.ts';
import { usePlanChangeMutation } from '../../../state/api/calls/desk/studio/planned-changes.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { DeskInput } from '../frame/fields/desk-field.tsx';
import { LoadingOrFailed } from '../frame/loading-or-failed.tsx';
import { RefusalText } from '../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../frame/refusal/use-refusal.ts';
import { deskDay } from '../frame/words/desk-dates.ts';

type Subject = Exclude<RetirableThing['subject'], 'member'>;

const retirable = {
  ...{ service: true, package: true, branch: true, resource: true, partner: true, therapist: true },
  product: true,
} satisfies Record<Subject, true>;

/** Whether what depends on a thing of this kind is shown before it is retired. */
export function isRetirable(subject: string): subject is Subject {
  return Object.hasOwn(retirable, subject);
}

interface Props {
  subject: Subject;
  id: number | string;
  /** A side effect that is not obvious. */
  note?: ReactNode;
  /** Of the last attempt. */
  error: unknown;
  busy: boolean;
  onRetire: () => void;
  onClose: () => void;
}

/**
 * What depends on a thing, before it is retired: at once, or from a day on. Takes the focus and comes
 * into sight as a whole, also when its list arrives later; Escape leaves the thing as it is.
 */
export function Retiring({ subject, id, note, error, busy, onRetire, onClose }: Props) {
  const { t } = useLingui();
  const found = useListDependentsQuery({ subject, id: String(id) });
  const said = useFailureText(error ? readFailure(error) : undefined);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes it taller
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [found.data, error]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Retire`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="grid scroll-m-4 gap-3 rounded-control border border-warn/50 bg-warn/8 p-3 outline-none"
    >
      <WhatHangsOn subject={subject} id={id} />
      {note && <p className="max-w-prose text-sm text-muted">{note}</p>}
      <RefusalText>
        {Boolean(error) && (said.detail ?? t`Please check your connection and try again.`)}
      </RefusalText>
      <div className="flex flex-wrap gap-2">
        <DeskButton look="main" disabled={busy || !found.data} onClick={onRetire}>
          <Trans>Retire it now</Trans>
        </DeskButton>
        <DeskButton onClick={onClose}>
          <Trans>Leave it</Trans>
        </DeskButton>
      </div>
      {(subject === 'service' || subject === 'package' || subject === 'product') && (
        <FromDay subject={subject} id={Number(id)} onDone={onClose} />
      )}
    </section>
  );
}

/** What depends on a thing of the studio, or on a member of the team. */
export function WhatHangsOn({ subject, id }: { subject: Subject | 'member'; id: number | string }) {
  const query = useListDependentsQuery({ subject, id: String(id) });
  const { data } = query;
  const isPerson = subject === 'member' || subject === 'therapist';
  if (!data) {
    const failed = <Trans>What depends on it could not be loaded.</Trans>;
    return <LoadingOrFailed of={query} failed={failed} />;
  }
  if (data.length === 0) {
    return (
      <p>
        {isPerson ? <Trans>Nothing depends on them.</Trans> : <Trans>Nothing depends on it.</Trans>}
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">
        {isPerson ? (
          <Trans>This depends on them:</Trans>
        ) : (
          <Trans>This depends on it, and stays as it is:</Trans>
        )}
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        {data.map((each) => (
          <li key={each.what}>
            <DependentWords of={each} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DependentWords({ of: { what, count, names, minutes, last_day } }: { of: Dependent }) {
  const named = joinNames(names);
  const others = count - names.length;
  const words: Record<Dependent['what'], ReactNode> = {
    sessions: <Plural value={count} one="# session to come" other="# sessions to come" />,
    packages_for_sale: (
      <Plural
        value={count}
        one="# package for sale includes it"
        other="# packages for sale include it"
      />
    ),
    sold_packages: (
      <Plural
        value={count}
        one="# sold package can still be used"
        other="# sold packages can still be used"
      />
    ),
    services: <Plural value={count} one="# service needs it" other="# services need it" />,
    therapists: <Plural value={count} one="# therapist" other="# therapists" />,
    pieces: <Plural value={count} one="# piece in stock" other="# pieces in stock" />,
    resources: <Plural value={count} one="# room or device" other="# rooms and devices" />,
    favourites: (
      <Plural
        value={count}
        one="# client has marked it as a favourite"
        other="# clients have marked it as a favourite"
      />
    ),
    codes: (
      <Plural value={count} one="# code is not handed out" other="# codes are not handed out" />
    ),
    drawers: <Plural value={count} one="# drawer is still open" other="# drawers are still open" />,
    counters: <Plural value={count} one="# counter" other="# counters" />,
    front_desk: (
      <Plural value={count} one="# person of the front desk" other="# people of the front desk" />
    ),
    passkeys: (
      <Plural
        value={count}
        one="# passkey no longer opens the desk"
        other="# passkeys no longer open the desk"
      />
    ),
    signed_in: <Plural value={count} one="# running session ends" other="# running sessions end" />,
  };
  return (
    <>
      {words[what]}
      {last_day && (
        <>
          {comma()}
          <Trans>the last on {deskDay(last_day)}</Trans>
        </>
      )}
      {minutes !== null && minutes > 0 && (
        <>
          {comma()}
          <Plural value={minutes} one="# minute left" other="# minutes left" />
        </>
      )}
      {named && (
        <>
          : <bdi>{named}</bdi>
          {others > 0 && (
            <>
              {' '}
              <Plural value={others} one="and # more" other="and # more" />
            </>
          )}
        </>
      )}
    </>
  );
}

interface FromDayProps {
  subject: PlannedChange['subject'];
  id: number;
  onDone: () => void;
}

function FromDay({ subject, id, onDone }: FromDayProps) {
  const { t } = useLingui();
  const [plan, { error, isLoading }] = usePlanChangeMutation();
  const { fields, whole } = useRefusal(error);
  const [day, setDay] = useState('');
  const send = async () => {
    const request = { subject, thing_id: id, from_day: day, prices: null };
    const { data } = await plan(request);
    if (!data) return;
    showToast('success', t`Planned.`);
    onDone();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-hairline pt-3">
      <DeskInput
        label={
          subject === 'service' ? (
            <Trans>First day without it; no session of it can be booked from then on</Trans>
          ) : (
            <Trans>First day on which it is no longer sold</Trans>
          )
        }
        error={fields.from_day ?? whole}
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is about the thing itself.
          event.preventDefault();
          if (day !== '') void send();
        }}
      />
      <DeskButton disabled={isLoading || day === ''} onClick={send}>
        <Trans>Retire from this day on</Trans>
      </DeskButton>
    </div>
  );
}
