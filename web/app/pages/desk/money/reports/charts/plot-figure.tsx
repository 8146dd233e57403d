import { type PlotOptions, plot } from '@observablehq/plot';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { arrowKeyIndex, isRightToLeft } from '../../../../../ui/arrow-key-index.ts';
import './charts.css';

/** One mark of a chart, in the order of reading. */
export interface Point {
  /** What is said of it, such as a day and its amount. */
  readonly says: string;
  /** What it is made of. */
  readonly opens?: string;
}

export interface Room {
  /** In pixels. */
  readonly width: number;
  readonly rtl: boolean;
}

interface Props {
  /** Names it for a screen reader, with what it shows. */
  label: string;
  /** In rows of `columns`, by default one row. */
  points: readonly Point[];
  columns?: number;
  /** Shown while no point is chosen. */
  hint: ReactNode;
  draw(room: Room): PlotOptions;
}

/**
 * A drawing of Observable Plot. It has the focus as a whole: arrows go from point to point, whose words
 * stand below and are read out, and Enter opens what it is made of, as a click does.
 */
export function PlotFigure({ label, points, columns = points.length, hint, draw }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [at, setAt] = useState<number | null>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setRoom({ width: Math.round(element.clientWidth), rtl: isRightToLeft(element) });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!room || room.width === 0) return;
    const drawn = plot({
      ...draw(room),
      width: room.width,
      style: { background: 'none', color: 'var(--muted)', fontSize: '13px', fontFamily: 'inherit' },
    });
    drawn.setAttribute('aria-hidden', 'true');
    // Our policy for contents allows no style elements; the few rules of this one are ours.
    for (const style of drawn.querySelectorAll('style')) style.remove();
    frame.current?.replaceChildren(drawn);
  }, [room, draw]);
  useLayoutEffect(() => {
    for (const mark of frame.current?.querySelectorAll('[aria-label^="point "]') ?? []) {
      mark.toggleAttribute('data-chosen', mark.getAttribute('aria-label') === `point ${at}`);
    }
  });

  function press(event: KeyboardEvent) {
    const from = at ?? -1;
    if (event.key === 'Enter') return open(at);
    const lines = { ArrowUp: -columns, ArrowDown: columns }[event.key];
    const next =
      lines === undefined
        ? arrowKeyIndex(event.key, from, { count: points.length, rtl: room?.rtl ?? false })
        : from + lines;
    if (next === undefined || next < 0 || next >= points.length) return;
    event.preventDefault();
    setAt(next);
  }
  function open(index: number | null) {
    const path = index === null ? undefined : points[index]?.opens;
    if (path) void navigate(path);
  }
  const under = (target: EventTarget) => {
    const mark = (target as Element).closest('[aria-label^="point "]');
    return mark ? Number(mark.getAttribute('aria-label')?.slice(6)) : null;
  };

  return (
    <div className="chart-figure">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <div
        ref={frame}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go through what it shows
        tabIndex={0}
        className={points.some(({ opens }) => opens) ? 'chart-room chart-opens' : 'chart-room'}
        onKeyDown={press}
        onPointerOver={(event) => setAt(under(event.target))}
        onPointerLeave={() => setAt(null)}
        onClick={(event) => open(under(event.target))}
        onBlur={() => setAt(null)}
      />
      <output className="chart-said">
        {at === null ? <span className="text-muted">{hint}</span> : points[at]?.says}
      </output>
    </div>
  );
}
