import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Button, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { DialogProps } from './dialog-frame.tsx';

export interface SheetProps extends DialogProps {
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
}

/** The heavy part of `Sheet`, loaded when one is first opened. */
export function SheetFrame({ open, onClose, title, closeLabel, footer, children }: SheetProps) {
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
          <header className="flex items-center justify-between gap-4 px-5 pt-2">
            <Heading slot="title" className="display text-2xl">
              {title}
            </Heading>
            <Button
              onPress={onClose}
              aria-label={closeLabel}
              className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full data-[hovered]:bg-tint"
            >
              <X aria-hidden="true" />
            </Button>
          </header>
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
