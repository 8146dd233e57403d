import { Trans } from '@lingui/react/macro';
import { nameLanguages } from '../../lib/name-languages.ts';

/** What a therapist speaks, in a sentence; nothing where the studio has not told. */
export function SpokenLanguages({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null;
  const languages = nameLanguages(codes);
  return <Trans>Speaks {languages}</Trans>;
}
