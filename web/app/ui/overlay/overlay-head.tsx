import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Heading } from 'react-aria-components';
import { classNames } from '../class-names.ts';

interface Props {
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  onClose(): void;
  /** For a sheet: lower, with smaller text. */
  compact?: boolean;
}

/** Title and close button of an overlay. */
export function OverlayHead({ title, closeLabel, onClose, compact = false }: Props) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After submitting, a form may remove the focused element; the page then hears the key.
    const hear = ({ key, target }: KeyboardEvent) => {
      const isAbove = !head.current?.closest('[inert]');
      if (key === 'Escape' && target === document.body && isAbove) onClose();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onClose]);
  return (
    <div
      ref={head}
      className={classNames(
        'flex justify-between gap-4',
        compact ? 'items-center px-5 pt-2' : 'items-start px-6 pt-6 sm:px-8 sm:pt-8',
      )}
    >
      <Heading
        slot="title"
        className={classNames('display min-w-0', compact ? 'text-2xl' : 'text-3xl')}
      >
        {title}
      </Heading>
      <Button
        onPress={onClose}
        aria-label={closeLabel}
        className={classNames(
          '-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-tint',
          !compact && '-mt-1.5 rtl:-mt-0.5',
        )}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
