import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useWithdrawPolicyVersionMutation } from '../../../../state/api/calls/desk/website/policies.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ConfirmPart } from '../../frame/refusal/confirm-part.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { History } from '../change-history.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyInBoth } from './policy-in-both.tsx';

type Version = StudioPolicy['versions'][number];

const titles: Record<StudioPolicy['kind'], MessageDescriptor> = {
  privacy: msg`Privacy policy`,
  terms: msg`Terms`,
};

const states: Record<Version['state'], MessageDescriptor> = {
  planned: msg`planned`,
  holds: msg`in effect`,
  earlier: msg`earlier`,
};

const tones = { planned: 'info', holds: 'ok', earlier: 'neutral' } as const;

/** All versions of one kind, and the form of another one. */
export function PolicyVersions({ policy }: { policy: StudioPolicy }) {
  const { t } = useLingui();
  const { kind, versions } = policy;
  const [writing, setWriting] = useState(false);
  const title = t(titles[kind]);
  return (
    <section
      aria-label={title}
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="type-3">{title}</h2>
      {!versions.some(({ state }) => state === 'holds') && (
        <p className="max-w-prose text-muted">
          {kind === 'privacy' ? (
            <Trans>
              Clients read our standard policy with your studio’s details, as of today. Publish your
              own when your lawyer has read it.
            </Trans>
          ) : (
            <Trans>
              Clients see no terms yet. The website gets a page for them with the first.
            </Trans>
          )}
        </p>
      )}
      {versions.length > 0 && (
        <ul className="desk-list">
          {versions.map((version) => (
            <VersionRow key={version.version} kind={kind} version={version} />
          ))}
        </ul>
      )}
      {writing ? (
        <PolicyForm policy={policy} onClose={() => setWriting(false)} />
      ) : (
        <p>
          <DeskButton look="main" onClick={() => setWriting(true)}>
            {kind === 'privacy' ? (
              <Trans>Write a privacy policy</Trans>
            ) : (
              <Trans>Write terms</Trans>
            )}
          </DeskButton>
        </p>
      )}
      <History key={versions.length} subject="policy" id={kind} />
    </section>
  );
}

/** A version: from when it holds, its text, and withdrawing one that does not hold yet. */
function VersionRow({ kind, version: of }: { kind: StudioPolicy['kind']; version: Version }) {
  const { t } = useLingui();
  const { version, holds_from, state, text } = of;
  const [open, setOpen] = useState<'text' | 'withdrawing'>();
  const [withdraw, { error, isLoading }] = useWithdrawPolicyVersionMutation();
  const said = useFailureText(error && readFailure(error));
  const day = deskDay(holds_from);
  return (
    <li className="grid gap-3 px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex grow flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <span className="font-semibold">{t`Version ${version}`}</span>
          <span>{t`from ${day}`}</span>
          <Badge tone={tones[state]}>{t(states[state])}</Badge>
        </p>
        <DeskButton
          aria-expanded={open === 'text'}
          onClick={() => setOpen(open === 'text' ? undefined : 'text')}
        >
          {open === 'text' ? <Trans>Close</Trans> : <Trans>Read</Trans>}
          <span className="sr-only">{t`Version ${version}`}</span>
        </DeskButton>
        {state === 'planned' && open !== 'withdrawing' && (
          <DeskButton onClick={() => setOpen('withdrawing')}>
            <Trans>Withdraw</Trans>
            <span className="sr-only">{t`Version ${version}`}</span>
          </DeskButton>
        )}
      </div>
      {open === 'withdrawing' && (
        <ConfirmPart
          label={t`Withdraw version ${version}`}
          action={<Trans>Withdraw this version</Trans>}
          refused={error && (said.detail ?? t`Please check your connection and try again.`)}
          busy={isLoading}
          onConfirm={() => void withdraw({ kind, version })}
          onLeave={() => setOpen(undefined)}
        >
          <p>
            <Trans>
              It will not come into effect on {day}. Clients go on reading what they read today.
            </Trans>
          </p>
        </ConfirmPart>
      )}
      {open === 'text' && <PolicyInBoth text={text} />}
    </li>
  );
}
