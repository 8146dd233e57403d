import { type ReactNode, useState } from 'react';

interface Props {
  title: ReactNode;
  /** What the calendar shows. */
  about: ReactNode;
  /** The address: it is asked for once somebody opens this. */
  children: ReactNode;
}

/** A calendar's address behind its title, on pages that are opened for something else. */
export function CalendarDetails({ title, about, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="border-t border-hairline pt-3"
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <p className="mb-4 text-muted">{about}</p>
      {opened && children}
    </details>
  );
}
