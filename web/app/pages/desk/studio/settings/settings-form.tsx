import type { StudioSettings } from '@limber/contract/desk/studio/settings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useDeskChangeSettingsMutation } from '../../../../state/api/desk/studio-api.ts';
import { useRefusal } from '../../client/use-refusal.ts';
import { DeskField } from '../../till/desk-field.tsx';
import { History } from '../history.tsx';
import { BothFields, ThingForm } from '../thing-form.tsx';

/** As the form has it; no tax number is an empty one. */
interface Values extends Omit<StudioSettings, 'trn' | 'version'> {
  trn: string;
}

type OneLine = 'brand' | 'legal_name' | 'phone' | 'email' | 'chat_number' | 'instagram_url' | 'trn';

/** The settings of the studio. */
export function SettingsForm({ settings }: { settings: StudioSettings }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [change, { isLoading, isSuccess, error, reset: forget }] = useDeskChangeSettingsMutation();
  const { fields } = useRefusal(error);
  const { register, handleSubmit, reset } = useForm<Values>({
    values: formOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  async function save({ trn, ...values }: Values) {
    forget();
    const asked = { ...values, trn: trn.trim() || null, version: settings.version };
    const { data } = await change(asked);
    if (data) reset(formOf(data));
  }
  const line = (name: OneLine, label: ReactNode, dir?: 'ltr') => (
    <DeskField label={label} error={fields[name]}>
      {(given) => (
        <input
          {...given}
          {...register(name)}
          dir={dir}
          autoComplete="off"
          maxLength={320}
          className="desk-field"
        />
      )}
    </DeskField>
  );
  return (
    <ThingForm
      title={t`What the studio says of itself`}
      error={error}
      busy={isLoading}
      saved={isSuccess}
      onSubmit={handleSubmit(save)}
      onClose={() => navigate(paths.deskStudio)}
      history={<History key={settings.version} subject="settings" />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {line('brand', <Trans>What clients call it</Trans>)}
        {line('legal_name', <Trans>Legal name, on invoices</Trans>)}
        {line('trn', <Trans>Tax registration number</Trans>, 'ltr')}
        {line('email', <Trans>E-mail</Trans>, 'ltr')}
        {line('phone', <Trans>Telephone</Trans>, 'ltr')}
        {line('chat_number', <Trans>Number for WhatsApp, digits only</Trans>, 'ltr')}
        {line('instagram_url', <Trans>Address at Instagram</Trans>, 'ltr')}
      </div>
      <BothFields
        labels={[
          <Trans key="en">Address in English</Trans>,
          <Trans key="ar">Address in Arabic</Trans>,
        ]}
        inputs={[register('address.en'), register('address.ar')]}
        errors={[fields['address.en'], fields['address.ar']]}
      />
      <BothFields
        labels={[
          <Trans key="en">Line about the studio in English</Trans>,
          <Trans key="ar">Line about the studio in Arabic</Trans>,
        ]}
        inputs={[register('tagline.en'), register('tagline.ar')]}
        errors={[fields['tagline.en'], fields['tagline.ar']]}
      />
      <BothFields
        labels={[
          <Trans key="en">Greeting of a chat in English</Trans>,
          <Trans key="ar">Greeting of a chat in Arabic</Trans>,
        ]}
        inputs={[register('chat_greeting.en'), register('chat_greeting.ar')]}
        errors={[fields['chat_greeting.en'], fields['chat_greeting.ar']]}
      />
      <label className="flex min-h-11 items-center gap-2 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5 flex-none accent-primary"
          {...register('membership_waits_for_payment')}
        />
        <Trans>A package counts towards a membership only once it is paid</Trans>
      </label>
    </ThingForm>
  );
}

function formOf({ version: _, trn, ...settings }: StudioSettings): Values {
  return { ...settings, trn: trn ?? '' };
}
