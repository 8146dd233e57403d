import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface Props extends ComponentProps<'button'> {
  /** The main one of its form; a plain one has no edge. */
  look?: 'edged' | 'main' | 'plain';
}

const looks = { edged: 'desk-edged', main: 'desk-main-tool', plain: undefined };

/** A button of the desk, as high as its rows. */
export function DeskButton({ look = 'edged', type = 'button', className, ...button }: Props) {
  return (
    <button type={type} {...button} className={classNames('desk-tool', looks[look], className)} />
  );
}
