/**
 * Icons that every page shows, on a 24 unit grid; inlined, so that no page loads a library for its
 * frame.
 */
const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  theme: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 3v18M12 7.5h7.5M12 12h9M12 16.5h7.5',
  system: 'M3 4.5h18v12H3zM12 16.5V20M8 20h8',
  light:
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7',
  dark: 'M20 14.4A8.5 8.5 0 1 1 9.6 4a6.7 6.7 0 0 0 10.4 10.4z',
  language:
    'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M3 12h18M12 3c3 2.6 4.2 5.6 4.2 9s-1.2 6.4-4.2 9c-3-2.6-4.2-5.6-4.2-9S9 5.6 12 3',
  offline:
    'M10.94 5.27A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.22 6.06M18.8 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20',
  again: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5',
  card: 'M3 5.5h18v13H3zM3 10h18M7 14.5h4',
  chat: 'M4 20l1.5-4.3A8 8 0 1 1 8.6 18.6z',
};

interface Props {
  name: keyof typeof drawings;
  className?: string;
}

/** Decorative: its meaning is said beside it, or by its button's name. */
export function Glyph({ name, className = 'size-6' }: Props) {
  return <Drawing path={drawings[name]} className={className} />;
}

interface DrawingProps {
  path: string;
  className: string;
  strokeWidth?: number;
}

/** Lines on a 24 unit grid, in the colour of the text. */
export function Drawing({ path, className, strokeWidth = 2 }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
