import { type PointerEvent, useRef } from 'react';
import type { LinkDescriptor } from 'react-router';
import { MembershipCard } from '../../../components/membership-card.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { resolvePicture } from '../../../components/pictures/pictures.ts';
import { preloadPicture } from '../../../components/pictures/preload-picture.ts';
import { OnPicture } from '../../../ui/on-picture/on-picture.tsx';
import type { Quad } from '../../../ui/on-picture/quad-matrix.ts';

const slot = 'discount-hero';
const sizes = '(min-width: 64rem) 72vw, (min-width: 40rem) 130vw, 190vw';

/** The picture of each theme comes before the browser has read the page. */
export function cardScenePreloads(): LinkDescriptor[] {
  const { night, ...day } = resolvePicture(slot);
  return [
    preloadPicture(day, '(prefers-color-scheme: light)', sizes),
    ...(night ? [preloadPicture(night, '(prefers-color-scheme: dark)', sizes)] : []),
  ];
}

interface Props {
  /** As printed on the card. */
  name: string;
  id: string;
  /** 'YYYY-MM-DD'; left out until known. */
  validTo?: string;
}

/**
 * The card as an object: rendered onto the stone in the picture, in its perspective and shadows,
 * and tilting towards the pointer.
 */
export function CardScene(card: Props) {
  const scene = useRef<HTMLDivElement>(null);

  function lean({ pointerType, clientX, clientY }: PointerEvent) {
    const box = scene.current?.getBoundingClientRect();
    if (!box || pointerType === 'touch') return;
    const share = (at: number, from: number, size: number) =>
      Math.min(1, Math.max(-1, ((at - from) / size) * 2 - 1));
    point(share(clientX, box.left, box.width), share(clientY, box.top, box.height));
  }

  /** Position of the pointer, from -1 to 1 on each axis, for the styles. */
  function point(across: number, down: number) {
    scene.current?.style.setProperty('--across', across.toFixed(3));
    scene.current?.style.setProperty('--down', down.toFixed(3));
  }

  return (
    <div ref={scene} className="card-scene" onPointerMove={lean} onPointerLeave={() => point(0, 0)}>
      <div className="card-scene-picture">
        <Picture slot={slot} sizes={sizes} first className="w-full rtl:-scale-x-100" />
        <OnPicture
          mirrors
          pictureWidth={1800}
          quad={blankCard}
          width={784}
          height={494}
          className="card-scene-plane"
        >
          <div className="card-object">
            <MembershipCard {...card} className="" />
            <span className="card-shade" />
            <span className="card-sheen" />
          </div>
        </OnPicture>
      </div>
    </div>
  );
}

/**
 * The blank card in the picture; slightly larger, so that it stays hidden behind the tilting one.
 */
const blankCard: Quad = [
  [584, 341],
  [1368, 306],
  [1389, 820],
  [587, 841],
];
