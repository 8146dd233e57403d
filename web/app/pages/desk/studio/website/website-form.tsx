import type { Website } from '@limber/contract/desk/studio/website.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Reply } from '../../../../state/api/call.ts';
import type { listStudioServices } from '../../../../state/api/calls/desk/studio/services.ts';
import { useChangeWebsiteMutation } from '../../../../state/api/calls/desk/studio/website.ts';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { History } from '../change-history.tsx';
import { FormPart } from '../form-part.tsx';
import { BothFields, ThingForm } from '../thing-form.tsx';
import { Preview } from './preview-site.tsx';
import { SocialLinks } from './social-links.tsx';
import { Switches } from './switches.tsx';

/** As the form holds it: what is missing is '', and an emptied year is NaN. */
type Values = Pick<
  Website,
  'brand' | 'legal_name' | 'tagline' | 'address' | 'city' | 'country' | 'court' | 'chat_greeting'
> & { since: string; phone: string; chat_number: string; email: string };

type Line = 'brand' | 'legal_name' | 'since' | 'phone' | 'chat_number' | 'email';
type Said = 'tagline' | 'address' | 'city' | 'court' | 'chat_greeting';

interface Props {
  website: Website;
  services: Reply<typeof listStudioServices>;
}

export function WebsiteForm({ website, services }: Props) {
  const { t } = useLingui();
  const [change, { isLoading, isSuccess, error, reset: forget }] = useChangeWebsiteMutation();
  const { fields } = useRefusal(error);
  const [links, setLinks] = useState(website.social_links);
  const [switches, setSwitches] = useState(website.switches);
  const { register, handleSubmit, reset, watch, formState } = useForm<Values>({
    values: formOf(website),
    resetOptions: { keepDirtyValues: true },
  });
  const websiteOf = ({ since, phone, chat_number, email, ...values }: Values): Website => ({
    ...values,
    since: since.trim() ? Number(since) : null,
    phone: phone.trim() || null,
    chat_number: chat_number.trim() || null,
    email: email.trim() || null,
    social_links: links.filter(({ name, url }) => name.trim() || url.trim()),
    switches,
    version: website.version,
  });
  const isTyped =
    formState.isDirty || links !== website.social_links || switches !== website.switches;
  async function save(values: Values) {
    forget();
    const { data } = await change(websiteOf(values));
    if (!data) return;
    reset(formOf(data));
    setLinks(data.social_links);
    setSwitches(data.switches);
  }
  const line = (name: Line, label: ReactNode, hint?: ReactNode) => (
    <DeskInput
      label={label}
      hint={hint}
      error={fields[name]}
      {...register(name)}
      dir={name === 'brand' || name === 'legal_name' ? 'auto' : 'ltr'}
      inputMode={name === 'since' ? 'numeric' : undefined}
      maxLength={320}
    />
  );
  const both = (name: Said, english: ReactNode, arabic: ReactNode) => (
    <BothFields
      wide={name === 'tagline'}
      labels={[english, arabic]}
      of={[
        { ...register(`${name}.en`), error: fields[`${name}.en`] },
        { ...register(`${name}.ar`), error: fields[`${name}.ar`] },
      ]}
    />
  );
  return (
    <ThingForm
      title={t`What the studio says about itself`}
      error={error}
      busy={isLoading}
      saved={isSuccess}
      onSubmit={handleSubmit(save)}
      below={
        <>
          <History key={website.version} subject="website" />
          <Preview unsaved={isTyped ? { website: websiteOf(watch()) } : {}} />
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {line('brand', <Trans>What clients call it</Trans>)}
        {line('legal_name', <Trans>Legal name, on invoices</Trans>)}
        {line('since', <Trans>Open since, year</Trans>)}
      </div>
      {both(
        'tagline',
        <Trans>Line about the studio in English</Trans>,
        <Trans>Line about the studio in Arabic</Trans>,
      )}
      <FormPart
        title={<Trans>How clients reach it</Trans>}
        about={<Trans>Leave a contact empty and everything that needs it disappears.</Trans>}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {line('phone', <Trans>Telephone</Trans>)}
          {line('email', <Trans>E-mail</Trans>)}
          {line('chat_number', <Trans>Number for WhatsApp, digits only</Trans>)}
        </div>
        {both(
          'chat_greeting',
          <Trans>Chat greeting in English</Trans>,
          <Trans>Chat greeting in Arabic</Trans>,
        )}
        <SocialLinks links={links} onChange={setLinks} fields={fields} />
      </FormPart>
      <FormPart
        title={<Trans>Where it is registered</Trans>}
        about={<Trans>It stands on invoices and in the privacy policy.</Trans>}
      >
        {both('address', <Trans>Address in English</Trans>, <Trans>Address in Arabic</Trans>)}
        {both(
          'city',
          <Trans>City or emirate in English</Trans>,
          <Trans>City or emirate in Arabic</Trans>,
        )}
        {both(
          'court',
          <Trans>Courts of the privacy policy in English</Trans>,
          <Trans>Courts of the privacy policy in Arabic</Trans>,
        )}
      </FormPart>
      <Switches value={switches} onChange={setSwitches} services={services} />
    </ThingForm>
  );
}

function formOf({ version: _, switches: __, social_links: ___, ...website }: Website): Values {
  const { since, phone, chat_number, email } = website;
  return {
    ...website,
    since: since === null ? '' : String(since),
    phone: phone ?? '',
    chat_number: chat_number ?? '',
    email: email ?? '',
  };
}
