import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useInFrame } from '../../shell/desk-frame.tsx';
import { DeskPage } from '../../shell/desk-page.tsx';
import { BranchChoice } from '../branch-choice.tsx';
import { useMethodKeys } from '../methods.ts';
import { useParts } from '../use-parts.ts';
import { DaySection } from './day-section.tsx';
import { OwedSection } from './owed-section.tsx';
import { SellSection } from './sell-section.tsx';
import type { Taking } from './taking.ts';
import { useBranch } from './use-branch.ts';
import '../till.css';

export function meta() {
  return [{ title: t`Till` }, { name: 'robots', content: 'noindex' }];
}

/** The till of a branch: selling, what is not paid yet, and the sales of the day. */
export default function TillPage() {
  const { location, branches, choose } = useBranch();
  const { keysOn } = useInFrame();
  const [taking, setTaking] = useState<Taking | null>(null);
  const parts = useParts();
  useMethodKeys(keysOn && taking !== null && taking.done === null, parts.choose);
  return (
    <DeskPage
      title={<Trans>Till</Trans>}
      actions={
        <BranchChoice
          branches={branches}
          location={location}
          choose={(code) => {
            setTaking(null);
            choose(code);
          }}
        />
      }
    >
      {location && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
          <SellSection
            location={location}
            taking={taking}
            onTaking={setTaking}
            parts={parts}
            keysOn={keysOn}
          />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <OwedSection
              location={location}
              onTake={(taken) => {
                parts.clear();
                setTaking(taken);
              }}
            />
            <DaySection location={location} />
          </div>
        </div>
      )}
    </DeskPage>
  );
}
