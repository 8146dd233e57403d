import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Apart } from '../../../../ui/dot.tsx';
import { DeskButton } from '../desk-button.tsx';

interface Props {
  title: string;
  /** Left out: it is the whole page. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** What was opened from a list of the same page, beside it; its title has the focus first. */
export function OpenedPanel({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={title}
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="type-3 min-w-0 outline-none">
          {/* A name in two alphabets breaks its line between them. */}
          <Apart parts={title.split(' · ')} />
        </h2>
        {onClose && (
          <DeskButton onClick={onClose}>
            <Trans>Close</Trans>
          </DeskButton>
        )}
      </div>
      {children}
    </section>
  );
}
