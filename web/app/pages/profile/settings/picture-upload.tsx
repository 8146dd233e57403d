import { MOST_UPLOAD_MB } from '@limber/contract/terms/uploads.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pictureProblem, pictureTypes } from '../../../components/pictures/picture-file.ts';
import { useFailureText } from '../../../components/use-failure-text.ts';
import {
  useChangeCoverPhotoMutation,
  useChangeProfilePictureMutation,
  useRemoveCoverPhotoMutation,
  useRemoveProfilePictureMutation,
} from '../../../state/api/calls/pictures.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { useTellUnsaved } from './use-tell-unsaved.ts';

interface Props {
  which: 'profile' | 'cover';
  label: string;
  /** The current picture. */
  current: ReactNode;
  /** Classes of the preview, which has the same shape. */
  previewClasses: string;
  /** Whether there is a picture to remove. */
  removable: boolean;
  /** Called when a chosen picture waits to be saved, or no longer does. */
  onUnsaved(unsaved: boolean): void;
}

/** Chooses a picture, previews it, and uploads it after confirmation. */
export function PictureUpload(props: Props) {
  const { which, label, current, previewClasses, removable, onUnsaved } = props;
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Problem>();
  const sentence = useProblem(problem);
  const change = {
    profile: useChangeProfilePictureMutation(),
    cover: useChangeCoverPhotoMutation(),
  };
  const removal = {
    profile: useRemoveProfilePictureMutation(),
    cover: useRemoveCoverPhotoMutation(),
  };
  const [save, { isLoading }] = change[which];
  const [remove, { isLoading: isRemoving }] = removal[which];
  const preview = useObjectUrl(file);
  useTellUnsaved(file !== undefined, onUnsaved);

  function choose(chosen: File | undefined) {
    setProblem(undefined);
    setFile(undefined);
    const verdict = chosen && pictureProblem(chosen);
    if (verdict) setProblem({ kind: verdict });
    else setFile(chosen);
    // So that the same file can be chosen again after an error.
    if (input.current) input.current.value = '';
  }

  async function send() {
    if (!file) return;
    const answer = await save({ image: file });
    if (answer.data) {
      setFile(undefined);
      showToast('success', t`Your picture is saved.`);
      return;
    }
    setProblem({ kind: 'not saved', failure: readFailure(answer.error) });
  }

  async function takeAway() {
    setProblem(undefined);
    const answer = await remove();
    if (!answer.error) return showToast('success', t`Your picture is removed.`);
    setProblem({ kind: 'not removed', failure: readFailure(answer.error) });
  }

  return (
    <div className="grid content-start gap-3">
      <h3 className="font-semibold">{label}</h3>
      {preview ? <img src={preview} alt={t`Preview`} className={previewClasses} /> : current}
      <ErrorNotice>{sentence}</ErrorNotice>
      <div className="flex flex-wrap gap-2">
        {file && (
          <>
            <Button busy={isLoading} onClick={send}>
              <Trans>Save picture</Trans>
            </Button>
            <Button tone="quiet" onClick={() => choose(undefined)}>
              <Trans>Discard</Trans>
            </Button>
          </>
        )}
        <label
          htmlFor={id}
          className={`${buttonClasses('secondary')} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary ${file ? 'hidden' : ''}`}
        >
          <Trans>Choose a picture</Trans>
          <input
            ref={input}
            id={id}
            type="file"
            accept={pictureTypes.join(',')}
            aria-label={label}
            onChange={(event) => choose(event.target.files?.[0])}
            className="sr-only"
          />
        </label>
        {removable && !file && (
          <Button
            tone="quiet"
            busy={isRemoving}
            aria-label={t`Remove: ${label}`}
            onClick={takeAway}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        <Trans>JPEG, PNG, WebP or AVIF, {MOST_UPLOAD_MB} MB at most.</Trans>
      </p>
    </div>
  );
}

interface Problem {
  kind: 'type' | 'size' | 'not saved' | 'not removed';
  failure?: CallFailure;
}

/** The error in the page's current language. */
function useProblem(problem: Problem | undefined): string | undefined {
  const { t } = useLingui();
  const { fields, detail } = useFailureText(problem?.failure);
  switch (problem?.kind) {
    case 'type':
      return t`Please choose a JPEG, PNG, WebP or AVIF picture.`;
    case 'size':
      return t`The picture is larger than ${MOST_UPLOAD_MB} MB.`;
    case 'not saved':
      return fields?.image ?? detail ?? t`We could not save your picture. Please try again.`;
    case 'not removed':
      return detail ?? t`We could not remove your picture. Please try again.`;
  }
}

/** A `blob:` address for a file; undefined without one. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
