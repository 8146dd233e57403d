import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import type { DialogProps } from './dialog-frame.tsx';
import { OverlayHead } from './overlay-head.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface SheetProps extends DialogProps {
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
}

/** The heavy part of `Sheet`, loaded when one is first opened. */
export function SheetFrame({ open, onClose, title, closeLabel, footer, children }: SheetProps) {
  useCloseOnBack(onClose, open);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className="scrim-in fixed inset-0 z-50 flex items-end justify-center bg-scrim"
    >
      <Modal className="sheet-in w-full lg:max-w-2xl">
        <AriaDialog className="flex max-h-[85dvh] flex-col rounded-t-card bg-surface text-ink shadow-float outline-none forced-colors:border">
          <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 rounded-full bg-line/60" />
          <OverlayHead title={title} closeLabel={closeLabel} onClose={onClose} compact />
          <div className="overflow-y-auto overscroll-contain px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer && (
            <footer className="border-t border-hairline px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
