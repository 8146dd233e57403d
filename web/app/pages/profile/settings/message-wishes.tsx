import type {
  MessageChannel,
  MessageWishes as Wishes,
} from '@limber/contract/messages/message-wishes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { canBePushed } from '../../../components/push/push-here.ts';
import { usePushHere } from '../../../components/push/use-push-here.tsx';
import {
  useChangeMessageWishesMutation,
  useReadMessageWishesQuery,
} from '../../../state/api/calls/messages/message-wishes.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { LoadingOrError } from '../../../ui/skeleton.tsx';

/** How the client is told of sessions, where the studio has more than mail, and where they want offers. */
export function MessageWishes() {
  const { t } = useLingui();
  const query = useReadMessageWishesQuery();
  if (query.data) return <Known wishes={query.data} />;
  return (
    <LoadingOrError
      of={query}
      failed={<Trans>We could not load your messages.</Trans>}
      label={t`Loading your messages...`}
    />
  );
}

/** Each choice is saved as it is made. */
function Known({ wishes }: { wishes: Wishes }) {
  const { t } = useLingui();
  const [change, { error, originalArgs, isLoading }] = useChangeMessageWishesMutation();
  const hasTelephone = wishes.channels.includes('whatsapp');
  const hasPush = canBePushed() || wishes.channel === 'push';
  const here = usePushHere();
  const choose = async (channel: MessageChannel) => {
    if (channel !== 'push' || (await here.begin())) void change({ channel });
  };
  // What was pressed shows while it is saved, and goes back when it could not be.
  const { channel, offers_by_mail, offers_by_message } = isLoading
    ? { ...wishes, ...originalArgs }
    : wishes;
  const agree = (name: 'offers_by_mail' | 'offers_by_message') => ({
    disabled: isLoading,
    onChange: (event: { target: { checked: boolean } }) =>
      void change({ [name]: event.target.checked ? 'yes' : 'no' }),
  });
  return (
    <div className="grid gap-5">
      <FailureNotice error={error} field="channel" />
      {here.notice}
      {(hasTelephone || hasPush) && (
        <RadioGroup
          legend={<Trans>Confirmations, changes and reminders of your sessions come by</Trans>}
          name="channel"
          chosen={channel ?? 'mail'}
          disabled={isLoading || here.isBusy}
          onChange={(event) => void choose(event.target.value as MessageChannel)}
          options={[
            { value: 'mail', label: t`E-mail` },
            ...(hasTelephone ? [{ value: 'whatsapp', label: t`WhatsApp` }] : []),
            ...(hasPush ? [{ value: 'push', label: t`Notification on this device` }] : []),
          ]}
        />
      )}
      {channel === 'push' && here.isOn === false && canBePushed() && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">
            <Trans>This device does not show them yet.</Trans>
          </p>
          <Button tone="secondary" busy={here.isBusy} onClick={() => void here.begin()}>
            <Trans>Show them on this device</Trans>
          </Button>
        </div>
      )}
      <div className="grid gap-1">
        <p className="max-w-prose text-muted">
          {hasTelephone ? (
            <Trans>
              Offers come only where you agree to them. You can end them here at any time, and those
              by WhatsApp with the answer STOP.
            </Trans>
          ) : (
            <Trans>Offers come only if you agree to them. You can end them here at any time.</Trans>
          )}
        </p>
        <Checkbox checked={offers_by_mail === 'yes'} {...agree('offers_by_mail')}>
          <Trans>Send me offers by e-mail</Trans>
        </Checkbox>
        {(hasTelephone || channel === 'push') && (
          <Checkbox checked={offers_by_message === 'yes'} {...agree('offers_by_message')}>
            {hasTelephone ? (
              <Trans>Send me offers by WhatsApp</Trans>
            ) : (
              <Trans>Show me offers as notifications</Trans>
            )}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
