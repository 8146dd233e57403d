import type { StudioPictureUse } from '@limber/contract/desk/studio/pictures.ts';
import { MOST_UPLOAD_MB } from '@limber/contract/terms/uploads.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { pictureProblem, pictureTypes } from '../../../components/pictures/picture-file.ts';
import { useUploadStudioPictureMutation } from '../../../state/api/calls/desk/studio/pictures.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DeskButton } from '../frame/desk-button.tsx';
import { useRefusal } from '../frame/refusal/use-refusal.ts';

interface Props {
  use: StudioPictureUse;
  label: ReactNode;
  /** Describes the picture for screen readers. */
  alt: string;
  /** Its address; null: none. */
  value: string | null;
  /** Called with another address, or none; saved with the form. */
  onChange: (address: string | null) => void;
  hint?: ReactNode;
  /** The form says once which files can be taken. */
  saysFiles?: boolean;
  error?: ReactNode;
}

const shapes: Record<StudioPictureUse, string> = {
  therapist: 'size-28 object-cover',
  branch: 'aspect-3/2 w-48 object-cover',
  partner: 'size-28 bg-white object-contain',
  logo: 'h-16 min-w-36 max-w-48 bg-bg object-contain p-1',
  mark: 'size-20 object-contain',
  hero_wide: 'aspect-2/1 w-48 object-cover',
  hero_narrow: 'aspect-4/5 w-28 object-cover',
  section: 'aspect-3/2 w-48 object-cover',
};

/** A picture of something of the studio: shown, replaced by a file, or removed. */
export function PictureField({
  use,
  label,
  alt,
  value: address,
  onChange,
  hint,
  error,
  saysFiles = true,
}: Props) {
  const { t } = useLingui();
  const id = useId();
  const [wrong, setWrong] = useState<'type' | 'size'>();
  const [upload, { isLoading, error: failure, reset }] = useUploadStudioPictureMutation();
  const { fields, whole } = useRefusal(failure);
  const problem = wrong ? draftOf(wrong) : (fields.image ?? whole ?? error);
  async function choose(file: File | undefined) {
    const found = file && pictureProblem(file);
    reset();
    setWrong(found);
    if (!file || found) return;
    const { data } = await upload({ use, image: file });
    if (data) onChange(data.url);
  }
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      {!address ? (
        <p
          className={classNames(
            'grid place-items-center rounded-control border border-dashed border-line bg-bg text-center text-sm text-muted',
            shapes[use],
          )}
        >
          <Trans>No picture.</Trans>
        </p>
      ) : (
        <img
          src={address}
          alt={alt}
          className={classNames('rounded-control border border-hairline', shapes[use])}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label className="desk-tool desk-edged cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
          {!address ? <Trans>Choose a picture</Trans> : <Trans>Replace</Trans>}
          <input
            type="file"
            accept={pictureTypes.join(',')}
            disabled={isLoading}
            aria-describedby={`${id}-said`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // So that the same file can be chosen again after an error.
              event.target.value = '';
            }}
            className="sr-only"
          />
        </label>
        {address && (
          <DeskButton onClick={() => onChange(null)}>
            <Trans>Remove</Trans>
            <span className="sr-only">{alt}</span>
          </DeskButton>
        )}
        <p role="status" className="text-sm text-muted empty:hidden">
          {isLoading && t`Uploading...`}
        </p>
      </div>
      <p
        id={`${id}-said`}
        role={problem ? 'alert' : undefined}
        className={problem ? 'text-sm font-medium text-err' : 'text-sm text-muted'}
      >
        {problem ?? (
          <>
            {saysFiles && <Trans>JPEG, PNG, WebP or AVIF, {MOST_UPLOAD_MB} MB at most.</Trans>}{' '}
            {hint}
          </>
        )}
      </p>
    </fieldset>
  );
}

function draftOf(wrong: 'type' | 'size'): ReactNode {
  return wrong === 'type' ? (
    <Trans>Please choose a JPEG, PNG, WebP or AVIF picture.</Trans>
  ) : (
    <Trans>The picture is larger than {MOST_UPLOAD_MB} MB.</Trans>
  );
}
