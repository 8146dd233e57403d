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
        <AriaDialog className="relative max-h-dvh overflow-y-auto rounded-t-card bg-surface p-6 text-ink shadow-float outline-none forced-colors:border sm:rounded-card sm:p-8">
          <Heading slot="title" className="display pe-12 text-3xl">
            {title}
          </Heading>
          <Button
            onPress={onClose}
            aria-label={closeLabel}
            className="absolute end-4 top-4 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-tint"
          >
            <X aria-hidden="true" />
          </Button>
          <div className="mt-4">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
