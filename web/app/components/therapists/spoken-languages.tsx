import { Trans } from '@lingui/react/macro';
import { nameLanguages } from '../../lib/name-languages.ts';

/** A therapist's languages, as a sentence; nothing if the studio has not set any. */
export function SpokenLanguages({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null;
  const languages = nameLanguages(codes);
  return <Trans>Speaks {languages}</Trans>;
}
