import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { mirrored, type Quad, quadMatrix } from './quad-matrix.ts';

interface Props {
  /**
   * Width in pixels of the picture that the corners are measured in; it is shown in its own
   * proportions.
   */
  pictureWidth: number;
  /** Where it lies in the picture. */
  quad: Quad;
  /** Its own width in pixels, seen flat. */
  width: number;
  height: number;
  /** The picture is mirrored on right-to-left pages. */
  mirrors?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Puts something flat onto a surface in a picture, in perspective. Must be in a positioned box
 * filled by the whole picture, whose size it follows.
 */
export function OnPicture({
  pictureWidth,
  quad,
  width,
  height,
  mirrors = false,
  className,
  children,
}: Props) {
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--picture': `${pictureWidth}px`,
    '--lay': quadMatrix(width, height, quad),
    '--lay-mirrored': mirrors ? quadMatrix(width, height, mirrored(quad, pictureWidth)) : undefined,
  };
  return (
    <div className={classNames('on-picture', className)} style={style}>
      <div className="on-picture-scale">
        <div className="on-picture-plane" style={{ width, height }}>
          {children}
        </div>
      </div>
    </div>
  );
}
