import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { SheetFrame } from '../../../ui/overlay/sheet-frame.tsx';
import { ActionBar, PrimaryAction } from '../../../ui/primary-action.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { formReducer } from '../form/form-reducer.ts';
import { type BookingStep, isStepComplete, stepIndex } from '../form/steps.ts';
import type { GoTo, StepProps } from '../form/use-wizard.ts';
import { useTimes } from '../time/use-times.ts';
import { keepTime, mayKeepTime } from './keep-time.ts';

interface Props {
  step: BookingStep;
  title: ReactNode;
  /** The form when the sheet was opened. */
  form: BookingForm;
  /** Renders the step's choice. */
  children(props: StepProps): ReactNode;
  goTo: GoTo;
  onClose(): void;
  /** Called with the new form, without choices that no longer fit. */
  onChange(form: BookingForm): void;
}

/**
 * The choice of one step in a sheet over another. It works on a draft, so closing discards it. If a
 * change puts the time in doubt, that is checked before the sheet closes.
 */
export function ChangeSheet({ step, title, form, children, goTo, onClose, onChange }: Props) {
  const { t } = useLingui();
  const [before] = useState(form);
  const [draft, act] = useReducer(formReducer, form);
  const [made, setMade] = useState(false);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const bar = useMemo(() => ({ row, above: null, always: true }), [row]);
  const asks = made && mayKeepTime(before, draft);
  const answer = useTimes(asks ? draft : emptyForm);
  const settled = made && (!asks || answer.failed || answer.times !== undefined);
  const finish = useEffectEvent(() =>
    onChange(asks ? keepTime(before, draft, answer.times) : draft),
  );
  useEffect(() => {
    if (settled) finish();
  }, [settled]);

  const lead: GoTo = (next, options) => {
    if (stepIndex(next) > stepIndex(step)) setMade(true);
    else goTo(next, options);
  };
  return (
    <ActionBar value={bar}>
      <SheetFrame
        open
        wide
        onClose={onClose}
        title={title}
        closeLabel={t`Close`}
        footer={
          <>
            <div role="status" className="empty:hidden">
              {made && (
                <span className="flex items-center gap-3 text-muted">
                  <Spinner small />
                  <Trans>Checking whether your time is still free...</Trans>
                </span>
              )}
            </div>
            <div ref={setRow} className={made ? 'hidden' : 'flex'} />
          </>
        }
      >
        <div inert={made}>
          {children({ form: draft, act, goTo: lead })}
          {step === 'services' && (
            <PrimaryAction
              disabled={!isStepComplete('services', draft)}
              onClick={() => setMade(true)}
            >
              <Trans>Done</Trans>
            </PrimaryAction>
          )}
        </div>
      </SheetFrame>
    </ActionBar>
  );
}
