import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** What it is about, in a sentence or two. */
  about?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the studio. */
export function StudioSection({ title, about, children }: Props) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {about && <p className="text-muted">{about}</p>}
      {children}
    </section>
  );
}

/** A part of a page of forms and settings, on a card of its own. */
export function StudioCard({ title, about, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="grid gap-1">
        <h2 id={id} className="type-3">
          {title}
        </h2>
        {about && <p className="max-w-prose text-sm text-muted">{about}</p>}
      </div>
      {children}
    </section>
  );
}

/** A part of the dialog of a member of the team. */
export function PartOfMember({ title, children }: Omit<Props, 'about'>) {
  return (
    <section className="grid gap-3 border-t border-hairline pt-5">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  );
}
