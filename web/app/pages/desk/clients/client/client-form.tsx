import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { latinDigits } from '@limber/contract/digits.ts';
import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import type { Agreement } from '@limber/contract/values/people.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDetailsAsked } from '../../../../components/use-studio.ts';
import { useListMessageChannelsQuery } from '../../../../state/api/calls/desk/clients/messages.ts';
import { useDraftForm } from '../../frame/drafts/use-draft-form.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';

/** A client's details in the form; empty fields are unknown. */
export interface ClientWords {
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string;
  gender: '' | 'female' | 'male';
  birthday: string;
  address: string;
  language: DeskClient['language'];
  /** Left out for a new client. */
  offers_by_mail?: '' | Agreement;
  offers_by_message?: '' | Agreement;
  message_channel?: '' | MessageChannel;
}

interface Props {
  label: string;
  start: ClientWords;
  /** The error of the last attempt. */
  error: unknown;
  busy: boolean;
  onSend(words: ClientWords): void;
  onClose(): void;
}

const offerWords = {
  offers_by_mail: msg`Offers by e-mail`,
  offers_by_message: msg`Offers by SMS and WhatsApp`,
};

/** The details of a client, new or existing. */
export function ClientForm({ label, start, error, busy, onSend, onClose }: Props) {
  const { t } = useLingui();
  const { asks_birthday, asks_address } = useDetailsAsked();
  const { data: channels = [] } = useListMessageChannelsQuery();
  const form = useDraftForm<ClientWords>('who a client is', { defaultValues: start });
  const { register, handleSubmit, setFocus } = form;
  const { fields } = useRefusal(error);
  const wrong = Object.keys(fields)[0];
  useEffect(() => {
    if (wrong && wrong in start) setFocus(wrong as keyof ClientWords);
  }, [wrong, start, setFocus]);
  const phone = register('phone_number');
  return (
    <form
      aria-label={label}
      onSubmit={handleSubmit(onSend)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
      className="client-part grid gap-3"
    >
      <div className="client-fields">
        <DeskInput
          label={<Trans>First name</Trans>}
          error={fields.first_name}
          {...register('first_name')}
          autoFocus
          maxLength={100}
        />
        <DeskInput
          label={<Trans>Last name</Trans>}
          error={fields.last_name}
          {...register('last_name')}
          maxLength={100}
        />
        <DeskInput
          label={<Trans>Mobile number</Trans>}
          error={fields.phone_number}
          {...phone}
          type="tel"
          dir="ltr"
          maxLength={32}
          onChange={(event) => {
            const typed = event.target.value;
            if (latinDigits(typed) !== typed) event.target.value = latinDigits(typed);
            return phone.onChange(event);
          }}
          controlClass="rtl:text-end"
        />
        <DeskInput
          label={<Trans>E-mail</Trans>}
          error={fields.email}
          {...register('email')}
          type="email"
          dir="ltr"
          maxLength={320}
          controlClass="rtl:text-end"
        />
        <DeskSelect label={<Trans>Gender</Trans>} error={fields.gender} {...register('gender')}>
          <option value="">{t`Not given`}</option>
          <option value="female">{t`Female`}</option>
          <option value="male">{t`Male`}</option>
        </DeskSelect>
        {(asks_birthday || start.birthday !== '') && (
          <DeskInput
            label={<Trans>Birthday</Trans>}
            error={fields.birthday}
            {...register('birthday')}
            type="date"
          />
        )}
        {(asks_address || start.address !== '') && (
          <DeskInput
            label={<Trans>Address</Trans>}
            error={fields.address}
            {...register('address')}
            maxLength={300}
          />
        )}
        <DeskSelect
          label={<Trans>Language of messages</Trans>}
          error={fields.language}
          {...register('language')}
        >
          <option value="en">English</option>
          <option value="ar">العربية</option>
        </DeskSelect>
        {start.message_channel !== undefined &&
          (channels.length > 1 || start.message_channel === 'push') && (
            <DeskSelect
              label={<Trans>Messages about sessions</Trans>}
              error={fields.message_channel}
              {...register('message_channel')}
            >
              <option value="">{t`Not asked: e-mail`}</option>
              <option value="mail">{t`E-mail`}</option>
              {channels.includes('whatsapp') && <option value="whatsapp">{t`WhatsApp`}</option>}
              {start.message_channel === 'push' && (
                <option value="push">{t`Notification on their device`}</option>
              )}
            </DeskSelect>
          )}
        {(['offers_by_mail', 'offers_by_message'] as const).map(
          (name) =>
            start[name] !== undefined && (
              <DeskSelect
                key={name}
                label={t(offerWords[name])}
                error={fields[name]}
                {...register(name)}
              >
                <option value="">{t`Not asked`}</option>
                <option value="yes">{t`Agreed to them`}</option>
                <option value="no">{t`Does not want them`}</option>
              </DeskSelect>
            ),
        )}
      </div>
      <FormFoot error={error} disabled={busy} onLeave={onClose}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}
