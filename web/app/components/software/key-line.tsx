import type { ApiKey } from '@limber/contract/software/api-keys.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfInstant, formatDay } from '../../lib/dates.ts';
import { scopeWords } from './scope-words.ts';

/** What a key allows, until when, and when it was last used. */
export function KeyLine({ of: { scopes, ends_on: endsOn, used_at: usedAt } }: { of: ApiKey }) {
  const { t } = useLingui();
  return (
    <span className="block text-sm text-muted">
      {scopes.map((scope) => t(scopeWords[scope])).join(' · ')}
      <span className="block">
        <Trans>Accepted until {formatDay(endsOn)}</Trans>
        {' · '}
        {usedAt ? (
          <Trans>last used on {formatDay(dayOfInstant(usedAt))}</Trans>
        ) : (
          <Trans>never used</Trans>
        )}
      </span>
    </span>
  );
}
