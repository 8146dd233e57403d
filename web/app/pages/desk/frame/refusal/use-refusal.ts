import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';

/** The errors of a refused call: by field, and for the whole. */
export function useRefusal(error: unknown): {
  fields: Readonly<Record<string, string>>;
  whole: string | undefined;
  status: number | undefined;
} {
  const { t } = useLingui();
  const failure = error ? readFailure(error) : undefined;
  const { fields = {}, detail } = useFailureText(failure);
  const isOfFields = Object.keys(fields).length > 0;
  const sentence = detail ?? t`Please check your connection and try again.`;
  return { fields, whole: failure && !isOfFields ? sentence : undefined, status: failure?.status };
}
