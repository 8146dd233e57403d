import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** What it is about, in a sentence. */
  about?: ReactNode;
  children: ReactNode;
}

/** A part of a long form, under its own heading. */
export function FormPart({ title, about, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-hairline pt-4">
      <div>
        <h3 id={id} className="mb-0.5 text-lg font-bold">
          {title}
        </h3>
        {about && <p className="max-w-prose text-sm text-muted">{about}</p>}
      </div>
      {children}
    </section>
  );
}

interface FoldedProps extends Props {
  /** What holds now, in a few words, while it is folded. */
  now: ReactNode;
  /** Whether it starts unfolded; something wrong in it unfolds it. */
  open?: boolean;
}

/** A part that most studios leave as it is: folded, with what holds now beside its heading. */
export function FoldedFormPart({ title, about, now, open = false, children }: FoldedProps) {
  return (
    <details open={open} className="desk-fold group border-t border-hairline">
      <summary className="gap-x-3 py-2">
        <span className="text-lg font-bold">{title}</span>
        <span className="text-sm text-muted group-open:hidden">{now}</span>
      </summary>
      <div className="grid gap-4 pb-2">
        {about && <p className="max-w-prose text-sm text-muted">{about}</p>}
        {children}
      </div>
    </details>
  );
}
