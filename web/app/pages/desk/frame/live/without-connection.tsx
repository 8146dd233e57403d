import { Trans } from '@lingui/react/macro';
import { Glyph } from '../../../../ui/glyph.tsx';
import type { Line } from './keep-event-stream-open.ts';

/**
 * What still works on a page while the live connection is down, above what it shows. It comes after some
 * seconds: a server that starts again is back by then.
 */
export function WithoutConnection({ line }: { line: Line }) {
  if (line === 'live') return null;
  return (
    <p className="desk-away-line">
      <Glyph name="offline" className="size-5 shrink-0" />
      <span>
        <Trans>
          No connection. You can read the day as it was last; booking and taking money wait until it
          is back. This page keeps trying.
        </Trans>
      </span>
    </p>
  );
}
