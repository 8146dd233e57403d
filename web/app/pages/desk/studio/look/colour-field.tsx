import { GROUNDS, readable } from '@limber/contract/terms/site/brand-look.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeskInput } from '../../frame/fields/desk-field.tsx';

interface Props {
  label: string;
  /** `#rrggbb`, or what is typed so far; null: the standard one. */
  value: string | null;
  onChange(value: string | null): void;
  error: string | undefined;
  /** The standard one. */
  standard: string;
}

/** A colour, typed or picked, and how it is shown in each theme so that text can be read. */
export function ColourField({ label, value, onChange, error, standard }: Props) {
  const { t } = useLingui();
  const isWhole = /^#[0-9a-f]{6}$/.test(value ?? '');
  const shown = isWhole && value ? readable(value) : null;
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <DeskInput
          label={label}
          error={error}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value.trim().toLowerCase() || null)}
          placeholder={standard}
          dir="ltr"
          maxLength={7}
          className="grow"
        />
        <input
          type="color"
          aria-label={t`${label}: pick`}
          value={isWhole ? (value ?? '') : standard}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-14 cursor-pointer rounded-control border border-line bg-surface p-1 lg:h-9"
        />
      </div>
      {shown && (
        <>
          <div className="grid grid-cols-2 gap-2">
            {(['light', 'dark'] as const).map((theme) => (
              <p
                key={theme}
                className="rounded-control border border-hairline px-3 py-2 font-semibold"
                style={{ background: GROUNDS[theme][0], color: shown[theme] }}
              >
                <bdi dir="ltr">{shown[theme]}</bdi>
              </p>
            ))}
          </div>
          <p className="text-sm text-muted">
            {shown.light === value && shown.dark === value ? (
              <Trans>It can be read on light and on dark pages.</Trans>
            ) : (
              <Trans>
                It is darkened on light pages and lightened on dark ones as far as text needs it.
              </Trans>
            )}
          </p>
        </>
      )}
    </fieldset>
  );
}
