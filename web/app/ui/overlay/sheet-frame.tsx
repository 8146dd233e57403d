import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import type { DialogProps } from './dialog-frame.tsx';
import { OverlayHead } from './overlay-head.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface SheetProps extends DialogProps {
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** As wide as a step of the wizard, centred on wide screens. */
  wide?: boolean;
}

/** The heavy part of `Sheet`, loaded when the first one opens. */
export function SheetFrame(props: SheetProps) {
  const { open, onClose, title, closeLabel, footer, wide, children } = props;
  useCloseOnBack(onClose, open);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={classNames(
        'scrim-in fixed inset-0 z-50 flex items-end justify-center bg-scrim',
        wide && 'lg:items-center',
      )}
    >
      <Modal className={classNames('sheet-in w-full', wide ? 'lg:max-w-4xl' : 'lg:max-w-2xl')}>
        <AriaDialog
          className={classNames(
            'flex max-h-[85dvh] flex-col rounded-t-card bg-surface text-ink shadow-float outline-none forced-colors:border',
            wide && 'lg:rounded-b-card lg:pt-3',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line/60',
              wide && 'lg:hidden',
            )}
          />
          <OverlayHead title={title} closeLabel={closeLabel} onClose={onClose} compact />
          <div className="overflow-y-auto overscroll-contain px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer && (
            <footer className="border-t border-hairline not-has-[button,span]:hidden px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
