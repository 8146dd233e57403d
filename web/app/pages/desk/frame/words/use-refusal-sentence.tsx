import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';

/** The server's sentence for a refusal, to show beside a field. */
export function useRefusalSentence(error: unknown): ReactNode {
  const said = useFailureText(error ? readFailure(error) : undefined);
  if (!error) return undefined;
  const beside = Object.values(said.fields ?? {})[0];
  return beside ?? said.error ?? said.detail ?? <Trans>Please try again.</Trans>;
}
