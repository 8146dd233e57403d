import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeskTextsQuery } from '../../../../state/api/desk/texts-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading, SkeletonText } from '../../../../ui/skeleton.tsx';
import { DeskPage } from '../../shell/desk-page.tsx';
import { DeskField } from '../../till/desk-field.tsx';
import { underStudio } from '../under-studio.tsx';
import { TextRow } from './text-row.tsx';

export function meta() {
  return [{ title: t`Texts` }, { name: 'robots', content: 'noindex' }];
}

/** How the studio's own words are said in Arabic, each in a row with its field. */
export default function TextsPage() {
  const { t: say } = useLingui();
  const { data, error, refetch } = useDeskTextsQuery();
  const [typed, setTyped] = useState('');
  const isForbidden = error !== undefined && readFailure(error).status === 403;
  const wanted = typed.trim().toLowerCase();
  const found = data?.filter(({ source, words }) =>
    `${source} ${words}`.toLowerCase().includes(wanted),
  );
  return (
    <DeskPage back={underStudio} title={<Trans>Texts</Trans>} narrow>
      {!data && isForbidden && <EmptyState title={<Trans>The studio is for managers.</Trans>} />}
      {!data && error !== undefined && !isForbidden && (
        <ErrorState title={<Trans>The texts could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {!data && error === undefined && (
        <Loading label={say`Loading...`}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {found && (
        <>
          <div className="desk-labelled max-w-md">
            <DeskField label={<Trans>Find a text</Trans>}>
              {(given) => (
                <input
                  {...given}
                  type="search"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  autoComplete="off"
                  className="desk-field"
                />
              )}
            </DeskField>
          </div>
          {found.length === 0 && <EmptyState title={<Trans>No text has these words.</Trans>} />}
          <ul className="overflow-hidden rounded-card border border-hairline bg-surface empty:hidden">
            {found.map((text) => (
              <TextRow key={text.source} text={text} />
            ))}
          </ul>
        </>
      )}
    </DeskPage>
  );
}
