import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Glyph } from '../../../ui/glyph.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { useMenu } from '../frame/use-menu.ts';
import { useCompact } from './use-compact.ts';

export interface Deed {
  readonly key: string;
  readonly name: ReactNode;
  readonly onClick: () => void;
}

interface Props {
  deeds: readonly Deed[];
  /** Which branch is shown: beside the week, or above the menu. */
  branch: ReactNode;
}

/** What can be done with the week: a line of buttons, or one menu where they have no room. */
export function WeekDeeds({ deeds, branch }: Props) {
  if (useCompact()) return <Menu deeds={deeds} branch={branch} />;
  return (
    <>
      {branch}
      <div className="ms-auto flex flex-wrap gap-1.5">
        {deeds.map(({ key, name, onClick }) => (
          <DeskButton key={key} onClick={onClick}>
            {name}
          </DeskButton>
        ))}
      </div>
    </>
  );
}

function Menu({ deeds, branch }: Props) {
  const menu = useMenu();
  return (
    <details {...menu.attributes} className="desk-menu relative ms-auto">
      <summary className="desk-tool desk-edged list-none">
        <Trans>Change</Trans>
        <Glyph name="down" className="size-4" />
      </summary>
      <div className="absolute end-0 top-full z-30 mt-1 grid w-64 rounded-card border border-hairline bg-surface p-2 shadow-float">
        <div className="mb-1 grid border-b border-hairline pb-2">{branch}</div>
        {deeds.map(({ key, name, onClick }) => (
          <DeskButton
            key={key}
            look="plain"
            className="desk-quiet"
            onClick={() => {
              menu.leave();
              onClick();
            }}
          >
            {name}
          </DeskButton>
        ))}
      </div>
    </details>
  );
}
