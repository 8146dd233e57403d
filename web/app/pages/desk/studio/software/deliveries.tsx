import type { Delivery } from '@limber/contract/desk/software/webhooks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useListDeliveriesQuery,
  useSendAgainMutation,
} from '../../../../state/api/calls/desk/software/webhooks.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { Instant } from '../../frame/words/instant.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { eventWords, failureWords } from './webhook-words.ts';

/** What was and will be sent to an address, latest first. */
export function Deliveries({ id }: { id: number }) {
  const asked = useListDeliveriesQuery({ id });
  if (!asked.data)
    return (
      <LoadingOrFailed of={asked} failed={<Trans>The deliveries could not be loaded.</Trans>} />
    );
  if (asked.data.length === 0)
    return (
      <p className="text-muted">
        <Trans>Nothing was sent yet.</Trans>
      </p>
    );
  return (
    <ol className="grid gap-2">
      {asked.data.map((delivery) => (
        <Line key={delivery.id} endpoint={id} delivery={delivery} />
      ))}
    </ol>
  );
}

function Line({ endpoint, delivery }: { endpoint: number; delivery: Delivery }) {
  const { t } = useLingui();
  const [again, { isLoading, error }] = useSendAgainMutation();
  const sentence = useRefusalSentence(error);
  const { id, type, at, delivered_at: deliveredAt, failure, answer } = delivery;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="grow">
        {t(eventWords[type])}
        <Dot />
        <Instant at={at} />
        <span className={failure ? 'block text-err' : 'block text-muted'}>
          {deliveredAt ? (
            <Trans>
              Delivered on <Instant at={deliveredAt} />
            </Trans>
          ) : failure ? (
            <>
              {t(failureWords[failure])} {answer && <bdi dir="ltr">{answer}</bdi>}
            </>
          ) : (
            <Trans>Waits</Trans>
          )}
        </span>
        <RefusalText>{sentence}</RefusalText>
      </span>
      {deliveredAt && (
        <DeskButton disabled={isLoading} onClick={() => void again({ id: endpoint, delivery: id })}>
          <Trans>Send again</Trans>
        </DeskButton>
      )}
    </li>
  );
}
