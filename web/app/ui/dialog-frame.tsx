import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Button, Heading, Modal, ModalOverlay } from 'react-aria-components';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** The heavy part of `Dialog`, loaded when one is first opened. */
export function DialogFrame({ open, onClose, title, closeLabel, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className="fixed inset-0 z-50 flex items-end justify-center scrim-in overflow-y-auto bg-scrim sm:items-center sm:p-6"
    >
      <Modal className="dialog-in w-full sm:max-w-lg">
        <AriaDialog className="flex max-h-[calc(100dvh-1.5rem)] flex-col rounded-t-card bg-surface text-ink shadow-float outline-none forced-colors:border sm:max-h-[calc(100dvh-3rem)] sm:rounded-card">
          <div className="flex items-start justify-between gap-4 px-6 pt-6 sm:px-8 sm:pt-8">
            <Heading slot="title" className="display min-w-0 text-3xl">
              {title}
            </Heading>
            <Button
              onPress={onClose}
              aria-label={closeLabel}
              className="-me-2 -mt-1.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-tint rtl:-mt-0.5"
            >
              <X aria-hidden="true" />
            </Button>
          </div>
          <div className="overflow-y-auto px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-8">
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
