import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type OwnPicture, useChangePictureMutation } from '../../state/accounts-api.ts';
import { readFailure } from '../../state/failure.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { pictureProblem, pictureTypes } from './picture-file.ts';

interface Props {
  which: OwnPicture;
  label: string;
  /** The picture as it is now. */
  current: ReactNode;
  /** Classes of the preview, of the same shape. */
  previewLook: string;
}

/** Chooses a picture, shows it, and sends it once the client says so. */
export function PictureUpload({ which, label, current, previewLook }: Props) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [change, { isLoading }] = useChangePictureMutation();
  const preview = useObjectUrl(file);

  function choose(chosen: File | undefined) {
    setProblem(undefined);
    setFile(undefined);
    const verdict = chosen && pictureProblem(chosen);
    if (verdict === 'type') setProblem(t`Please choose a JPEG, PNG, WebP or AVIF picture.`);
    else if (verdict === 'size') setProblem(t`The picture is larger than 5 MB.`);
    else setFile(chosen);
    // The same file can be chosen again after a mistake.
    if (input.current) input.current.value = '';
  }

  async function send() {
    if (!file) return;
    const answer = await change({ which, file });
    if (answer.data) {
      setFile(undefined);
      showToast('success', t`Your picture is saved.`);
      return;
    }
    const failure = readFailure(answer.error);
    setProblem(
      failure.fields?.image ??
        failure.detail ??
        t`We could not save your picture. Please try again.`,
    );
  }

  return (
    <div className="grid content-start gap-3">
      <h3 className="font-semibold">{label}</h3>
      {preview ? <img src={preview} alt={t`Preview`} className={previewLook} /> : current}
      {problem && (
        <Notice tone="err" alert>
          {problem}
        </Notice>
      )}
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
          className={`${buttonLook('secondary')} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary ${file ? 'hidden' : ''}`}
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
      </div>
      <p className="text-sm text-muted">
        <Trans>JPEG, PNG, WebP or AVIF, 5 MB at most.</Trans>
      </p>
    </div>
  );
}

/** An address for a file that only this page knows; undefined without a file. */
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
