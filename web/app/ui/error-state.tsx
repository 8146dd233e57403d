import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { StateFrame } from './state-frame.tsx';

interface Props {
  /** What failed, as a sentence. */
  title: ReactNode;
  children?: ReactNode;
  /** Offers 'Try again'. */
  onRetry?(): void;
  retrying?: boolean;
  icon?: ReactNode;
  className?: string;
}

/** Says that something failed to load; announced at once. */
export function ErrorState({ icon = <Glyph name="offline" />, onRetry, retrying, ...rest }: Props) {
  return (
    <StateFrame
      role="alert"
      icon={icon}
      tone="err"
      action={
        onRetry && (
          <Button tone="secondary" onClick={onRetry} busy={retrying}>
            {!retrying && <Glyph name="again" className="size-4" />}
            <Trans>Try again</Trans>
          </Button>
        )
      }
      {...rest}
    />
  );
}
