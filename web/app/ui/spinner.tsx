import { classNames } from './class-names.ts';

interface Props {
  /** For screen readers; without it the spinner is decorative. */
  label?: string;
  small?: boolean;
}

export function Spinner({ label, small }: Props) {
  const ring = (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block animate-spin rounded-full border-current border-e-transparent',
        small ? 'size-4 border-2' : 'size-8 border-3 text-primary',
      )}
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
