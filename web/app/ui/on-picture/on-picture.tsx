import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { mirrored, type Quad, quadMatrix } from './quad-matrix.ts';

interface Props {
  /** Pixels of the picture that the corners are measured in; it is shown at its own proportions. */
  pictureWidth: number;
  /** Where the thing lies in the picture. */
  quad: Quad;
  /** Pixels of the thing itself, seen flat. */
  width: number;
  height: number;
  /** The picture is shown mirrored to who reads from the right. */
  mirrors?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Lays something flat onto a surface within a picture, in its perspective. Stands in a positioned box
 * that the whole picture fills, and follows its size by itself.
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
