import type {
  AskedWebhook,
  Webhook,
  WebhookEvent,
} from '@limber/contract/desk/software/webhooks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import {
  useAddWebhookMutation,
  useChangeWebhookMutation,
} from '../../../../state/api/calls/desk/software/webhooks.ts';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { eventWords } from './webhook-words.ts';

interface Props {
  label: string;
  /** The one to change; left out: a new one. */
  webhook?: Webhook;
  onSaved(saved: Webhook & { secret?: string }): void;
  onLeave(): void;
}

/** An address, and the events that are sent there. */
export function WebhookForm({ label, webhook, onSaved, onLeave }: Props) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<AskedWebhook>({
    url: webhook?.url ?? '',
    events: webhook?.events ?? ['booking.made', 'booking.moved', 'booking.cancelled'],
  });
  const [add, adding] = useAddWebhookMutation();
  const [change, changing] = useChangeWebhookMutation();
  const { error, isLoading } = webhook ? changing : adding;
  const { fields } = useRefusal(error);
  const toggle = (event: WebhookEvent) => {
    const others = asked.events.filter((each) => each !== event);
    const isNew = others.length === asked.events.length;
    setAsked({ ...asked, events: isNew ? [...others, event] : others });
  };

  async function send(submitted: FormEvent) {
    submitted.preventDefault();
    const { data } = await (webhook ? change({ id: webhook.id, ...asked }) : add(asked));
    if (data) onSaved(data);
  }

  return (
    <form aria-label={label} onSubmit={send} noValidate className="grid max-w-2xl gap-4">
      <DeskInput
        label={<Trans>Address</Trans>}
        error={fields.url}
        type="url"
        dir="ltr"
        maxLength={300}
        value={asked.url}
        onChange={({ target }) => setAsked({ ...asked, url: target.value })}
      />
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="font-semibold">
          <Trans>What is sent there</Trans>
        </legend>
        {(Object.keys(eventWords) as WebhookEvent[]).map((event) => (
          <DeskCheckbox
            key={event}
            checked={asked.events.includes(event)}
            onChange={() => toggle(event)}
          >
            {t(eventWords[event])}
          </DeskCheckbox>
        ))}
      </fieldset>
      <FormFoot error={error} disabled={isLoading || asked.events.length === 0} onLeave={onLeave}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}
