import type { StudioPictureUse } from '@limber/contract/desk/studio/pictures.ts';
import type { StudioLook } from '@limber/contract/desk/website/look.ts';
import type { LookPicture } from '@limber/contract/terms/site/brand-look.ts';
import { MOST_UPLOAD_MB } from '@limber/contract/terms/uploads.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useChangeLookMutation } from '../../../../state/api/calls/desk/website/look.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { History } from '../change-history.tsx';
import { PictureField } from '../picture-field.tsx';
import { ThingForm } from '../thing-form.tsx';
import { Preview } from '../website/preview-site.tsx';
import { ColourField } from './colour-field.tsx';

interface PictureSlot {
  readonly name: LookPicture;
  readonly use: StudioPictureUse;
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
}

const emblems: readonly PictureSlot[] = [
  { name: 'logo_light', use: 'logo', label: msg`Logo on light pages` },
  {
    name: 'logo_dark',
    use: 'logo',
    label: msg`Logo on dark pages`,
    hint: msg`Without it the other logo is shown.`,
  },
  {
    name: 'mark',
    use: 'mark',
    label: msg`Mark, a square`,
    hint: msg`The icons of browser and phone are made from it.`,
  },
];

const scenes: readonly PictureSlot[] = [
  { name: 'hero_wide', use: 'hero_wide', label: msg`First picture on wide screens` },
  { name: 'hero_narrow', use: 'hero_narrow', label: msg`First picture on phones` },
  { name: 'hour_1', use: 'section', label: msg`Your hour, first part` },
  { name: 'hour_2', use: 'section', label: msg`Your hour, second part` },
  { name: 'hour_3', use: 'section', label: msg`Your hour, third part` },
  { name: 'hour_4', use: 'section', label: msg`Your hour, fourth part` },
  { name: 'hour_5', use: 'section', label: msg`Your hour, last part` },
  { name: 'equipment', use: 'section', label: msg`Equipment` },
  { name: 'benefits', use: 'section', label: msg`Benefits` },
  { name: 'membership', use: 'section', label: msg`Membership` },
  { name: 'sign_in', use: 'section', label: msg`Sign-in page` },
];

export function LookForm({ look }: { look: StudioLook }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Partial<StudioLook>>({});
  const [pictures, setPictures] = useState<Partial<StudioLook['pictures']>>({});
  const [change, { error, isLoading, isSuccess }] = useChangeLookMutation();
  const { fields } = useRefusal(error);
  const shown = { ...look, ...typed, pictures: { ...look.pictures, ...pictures } };
  const isTyped = Object.keys({ ...typed, ...pictures }).length > 0;
  async function save(event: FormEvent) {
    event.preventDefault();
    const { data } = await change(shown);
    if (!data) return;
    setTyped({});
    setPictures({});
  }
  const picture = ({ name, use, label, hint }: PictureSlot) => (
    <PictureField
      key={name}
      use={use}
      label={t(label)}
      alt={t(label)}
      value={shown.pictures[name]}
      onChange={(address) => setPictures((before) => ({ ...before, [name]: address }))}
      hint={hint && t(hint)}
      saysFiles={false}
      error={fields[`pictures.${name}`]}
    />
  );
  return (
    <div className="grid gap-6">
      <ThingForm
        title={t`How the pages look`}
        error={error}
        busy={isLoading}
        saved={isSuccess}
        onSubmit={save}
        below={
          <>
            <History key={look.version} subject="look" />
            <Preview unsaved={isTyped ? { look: shown } : {}} />
          </>
        }
      >
        <p className="max-w-prose text-sm text-muted">
          <Trans>What is left empty looks like the standard pages.</Trans>{' '}
          <Trans>JPEG, PNG, WebP or AVIF, {MOST_UPLOAD_MB} MB at most.</Trans>
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          <ColourField
            label={t`Colour of buttons and links`}
            value={shown.primary}
            onChange={(primary) => setTyped({ ...typed, primary })}
            error={fields.primary}
            standard="#14463f"
          />
          <ColourField
            label={t`Colour of the membership`}
            value={shown.accent}
            onChange={(accent) => setTyped({ ...typed, accent })}
            error={fields.accent}
            standard="#83601f"
          />
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{emblems.map(picture)}</div>
        <h3 className="border-t border-hairline pt-4 font-semibold">
          <Trans>Pictures</Trans>
        </h3>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{scenes.map(picture)}</div>
      </ThingForm>
    </div>
  );
}
