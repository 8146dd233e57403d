import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { DeskButton } from './desk-button.tsx';

interface Props {
  title: ReactNode;
  /** Actions beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a client's page. */
export function TitledSection({ title, tools, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="client-part">
      <div className="mb-1 flex min-h-10 flex-wrap items-center gap-2">
        <h2 id={id} className="me-auto font-semibold">
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

/** Shown in an empty section. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>;
}

/** Loads the next part of a long list. */
export function More({ busy, onMore }: { busy: boolean; onMore(): void }) {
  return (
    <DeskButton disabled={busy} onClick={onMore} className="mt-2 justify-self-start">
      <Trans>Show more</Trans>
    </DeskButton>
  );
}
