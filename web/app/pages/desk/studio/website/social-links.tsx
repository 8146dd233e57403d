import type { Website } from '@limber/contract/desk/studio/website.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';

type Links = Website['social_links'];

interface Props {
  links: Links;
  onChange(links: Links): void;
  /** Refused fields, such as `social_links.0.url`. */
  fields: Readonly<Record<string, string | undefined>>;
}

/** Any number of links to social networks. */
export function SocialLinks({ links, onChange, fields }: Props) {
  const { t } = useLingui();
  const set = (index: number, part: Partial<Links[number]>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm text-muted">
        <Trans>Social links</Trans>
      </legend>
      {links.map(({ name, url }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other key while it is typed
          key={index}
          className="grid gap-3 sm:grid-cols-[12rem_1fr_auto] sm:items-end"
        >
          <DeskInput
            label={<Trans>Name of the network</Trans>}
            error={fields[`social_links.${index}.name`]}
            value={name}
            onChange={(event) => set(index, { name: event.target.value })}
            maxLength={40}
          />
          <DeskInput
            label={<Trans>Web address</Trans>}
            error={fields[`social_links.${index}.url`]}
            value={url}
            onChange={(event) => set(index, { url: event.target.value })}
            dir="ltr"
            maxLength={200}
          />
          <DeskButton
            aria-label={t`Remove ${name}`}
            onClick={() => onChange(links.filter((_, at) => at !== index))}
            className="justify-self-start"
          >
            <Trans>Remove</Trans>
          </DeskButton>
        </div>
      ))}
      <p>
        <DeskButton onClick={() => onChange([...links, { name: '', url: '' }])}>
          <Trans>Add a link</Trans>
        </DeskButton>
      </p>
    </fieldset>
  );
}
