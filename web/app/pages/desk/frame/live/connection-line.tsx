import { Trans } from '@lingui/react/macro';
import { Glyph } from '../../../../ui/glyph.tsx';
import type { Line } from './keep-event-stream-open.ts';

/** Warns that the page may be out of date while the live connection is down. */
export function ConnectionLine({ line }: { line: Line }) {
  return (
    <p role="status" className="text-sm font-semibold empty:absolute">
      {line === 'away' && (
        <span className="inline-flex items-center gap-1.5 text-ember">
          <Glyph name="offline" className="size-4.5" />
          <Trans>Connecting…</Trans>
        </span>
      )}
    </p>
  );
}
