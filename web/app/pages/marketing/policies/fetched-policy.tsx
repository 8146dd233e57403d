import type { Policy } from '@limber/contract/policies.ts';
import type { PolicyKind } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReadPolicyQuery } from '../../../state/api/calls/policies.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface Props {
  kind: PolicyKind;
  language: Language;
  /** Undefined: what holds today. */
  version: number | undefined;
  children(policy: Policy): ReactNode;
}

/** Asks for a policy that the page did not come with. */
export function FetchedPolicy({ kind, language, version, children }: Props) {
  const wanted = version === undefined ? { kind, language } : { kind, language, version };
  const { currentData, isError, isFetching, refetch } = useReadPolicyQuery(wanted);
  if (currentData) return children(currentData);
  if (isError && !isFetching) {
    return <ErrorState title={<Trans>The text could not be loaded.</Trans>} onRetry={refetch} />;
  }
  return <Spinner />;
}
