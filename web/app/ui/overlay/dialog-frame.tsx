import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { OverlayHead } from './overlay-head.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** An ornament across the top, above the title. */
  banner?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Has two columns if there is room. */
  wide?: boolean;
  /** False for a question about leaving the page, which Back has opened. */
  closesOnBack?: boolean;
}

/** The heavy part of `Dialog`, loaded when the first one opens. */
export function DialogFrame(props: DialogProps) {
  const { open, onClose, title, banner, closeLabel, children, wide, closesOnBack = true } = props;
  useCloseOnBack(onClose, open && closesOnBack);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className="fixed inset-0 z-50 flex items-end justify-center scrim-in overflow-y-auto bg-scrim sm:items-center sm:p-6"
    >
      <Modal
        className={classNames(
          'dialog-in w-full',
          wide ? 'sm:max-w-lg md:max-w-4xl' : 'sm:max-w-lg',
        )}
      >
        <AriaDialog className="flex max-h-[calc(100dvh-1.5rem)] flex-col overflow-hidden rounded-t-card bg-surface text-ink shadow-float outline-none forced-colors:border sm:max-h-[calc(100dvh-3rem)] sm:rounded-card">
          {banner}
          <OverlayHead title={title} closeLabel={closeLabel} onClose={onClose} />
          <div className="overflow-y-auto px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-8">
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
