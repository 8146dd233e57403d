import { Trans } from '@lingui/react/macro';

/** By what software of theirs somebody did something, as they call it. */
export function BySoftware({ name }: { name: string }) {
  return (
    <Trans>
      by <bdi>{name}</bdi>
    </Trans>
  );
}
