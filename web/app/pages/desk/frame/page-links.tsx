import { Trans, useLingui } from '@lingui/react/macro';
import { DeskButton } from './desk-button.tsx';

interface Props {
  /** From 1. */
  page: number;
  /** How many things there are in all, and on a page. */
  count: number;
  size: number;
  onChoose(page: number): void;
  /** In which order things stand: what is newest is on the first page or on the last. */
  newestFirst?: boolean;
}

/** Leads through the pages of a long list; nothing where there is one page. */
export function PageLinks({ page, count, size, onChoose, newestFirst = false }: Props) {
  const { t } = useLingui();
  const pages = Math.max(1, Math.ceil(count / size));
  if (pages === 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-center gap-3 print:hidden">
      <DeskButton disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {newestFirst ? <Trans>Newer</Trans> : <Trans>Earlier</Trans>}
      </DeskButton>
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <DeskButton disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        {newestFirst ? <Trans>Older</Trans> : <Trans>Later</Trans>}
      </DeskButton>
    </nav>
  );
}
