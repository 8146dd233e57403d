import type { Webhook } from '@limber/contract/desk/software/webhooks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useListWebhooksQuery,
  useRemoveWebhookMutation,
  useTryWebhookMutation,
} from '../../../../state/api/calls/desk/software/webhooks.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { Instant } from '../../frame/words/instant.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { StudioCard } from '../studio-section.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { eventWords } from './webhook-words.ts';

/** Where events of the studio are sent to, and how that goes. */
export function WebhooksPart() {
  const { t } = useLingui();
  const asked = useListWebhooksQuery();
  const [secret, setSecret] = useState<string>();
  const [adds, setAdds] = useState(false);
  return (
    <StudioCard
      title={<Trans>Webhooks</Trans>}
      about={
        <Trans>
          What happens in the studio is sent to an address of yours, signed and in order, with ids
          and times and nothing about a person.
        </Trans>
      }
    >
      {secret && (
        <Notice tone="info">
          <Trans>This is its secret. Please copy it now: it is not shown again.</Trans>{' '}
          <bdi dir="ltr" className="font-mono [overflow-wrap:anywhere]" translate="no">
            {secret}
          </bdi>
        </Notice>
      )}
      {asked.data?.length === 0 && (
        <p className="text-muted">
          <Trans>No address yet: nothing is sent.</Trans>
        </p>
      )}
      {asked.data ? (
        <ul className="desk-list empty:hidden">
          {asked.data.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : (
        <LoadingOrFailed of={asked} failed={<Trans>The webhooks could not be loaded.</Trans>} />
      )}
      {adds ? (
        <WebhookForm
          label={t`New webhook`}
          onSaved={(made) => {
            setSecret(made.secret);
            setAdds(false);
          }}
          onLeave={() => setAdds(false)}
        />
      ) : (
        <DeskButton className="justify-self-start" onClick={() => setAdds(true)}>
          <Trans>Add an address</Trans>
        </DeskButton>
      )}
    </StudioCard>
  );
}

function Row({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui();
  const [shows, setShows] = useState<'deliveries' | 'form'>();
  const [remove, removing] = useRemoveWebhookMutation();
  const [tryNow, trying] = useTryWebhookMutation();
  const sentence = useRefusalSentence(removing.error ?? trying.error);
  const { id, url, events } = webhook;
  const toggle = (part: 'deliveries' | 'form') => setShows(shows === part ? undefined : part);
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="font-semibold [overflow-wrap:anywhere]">
        <bdi dir="ltr" translate="no">
          {url}
        </bdi>
      </p>
      <p className="text-sm text-muted">{events.map((each) => t(eventWords[each])).join(' · ')}</p>
      <State of={webhook} />
      <RefusalText>{sentence}</RefusalText>
      <div className="flex flex-wrap gap-2">
        <DeskButton
          aria-expanded={shows === 'deliveries'}
          aria-label={t`Deliveries to ${url}`}
          onClick={() => toggle('deliveries')}
        >
          <Trans>Deliveries</Trans>
        </DeskButton>
        <DeskButton
          aria-expanded={shows === 'form'}
          aria-label={t`Change ${url}`}
          onClick={() => toggle('form')}
        >
          <Trans>Change</Trans>
        </DeskButton>
        {webhook.failing_since && (
          <DeskButton disabled={trying.isLoading} onClick={() => void tryNow({ id })}>
            <Trans>Try now</Trans>
          </DeskButton>
        )}
        <DeskButton
          aria-label={t`Remove ${url}`}
          disabled={removing.isLoading}
          onClick={() => void remove({ id })}
        >
          <Trans>Remove</Trans>
        </DeskButton>
      </div>
      {shows === 'deliveries' && <Deliveries id={id} />}
      {shows === 'form' && (
        <WebhookForm
          label={t`Change ${url}`}
          webhook={webhook}
          onSaved={() => setShows(undefined)}
          onLeave={() => setShows(undefined)}
        />
      )}
    </li>
  );
}

function State({ of }: { of: Webhook }) {
  const { waiting, failing_since: failingSince, stopped_at: stoppedAt, next_try_at: next } = of;
  return (
    <p className={failingSince ? 'text-err' : 'text-muted'}>
      <Plural value={waiting} _0="Nothing waits." one="# event waits." other="# events wait." />{' '}
      {failingSince && (
        <Trans>
          It has failed since <Instant at={failingSince} />.
        </Trans>
      )}{' '}
      {stoppedAt ? (
        <Trans>Nothing is tried any more by itself.</Trans>
      ) : (
        next && (
          <Trans>
            The next try is on <Instant at={next} />.
          </Trans>
        )
      )}
    </p>
  );
}
