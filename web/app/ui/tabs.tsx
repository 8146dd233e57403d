import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { arrowKeyIndex, isRightToLeft } from './arrow-key-index.ts';
import { classNames } from './class-names.ts';

interface Tab {
  id: string;
  title: ReactNode;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect(id: string): void;
}

/** Tabs by arrow keys, click and touch; Tab stops only at the selected one. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === selected);

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const from = tabs.findIndex(({ id }) => id === selected);
    const row = { count: tabs.length, rtl: isRightToLeft(event.currentTarget), round: true };
    const to = arrowKeyIndex(event.key, from, row);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  const draw = ({ id, title }: Tab) => (
    <button
      key={id}
      type="button"
      role="tab"
      id={`${base}-tab-${id}`}
      aria-selected={id === selected}
      aria-controls={id === selected ? `${base}-panel` : undefined}
      tabIndex={id === selected ? 0 : -1}
      onClick={() => onSelect(id)}
      className={classNames(
        'flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-full px-2 py-1 text-center text-[0.9375rem] leading-tight font-semibold focus-visible:-outline-offset-1 sm:px-3 xl:px-4 xl:text-base',
        id === selected
          ? 'bg-primary text-on-primary forced-highlight'
          : 'text-muted hover:text-ink',
      )}
    >
      {title}
    </button>
  );

  const inPairs = tabs.length > 3;
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className={classNames(
          'gap-1 rounded-[1.75rem] border border-hairline bg-surface p-1',
          inPairs ? 'flex flex-wrap' : 'grid auto-cols-fr grid-flow-col max-[22rem]:flex',
        )}
      >
        {inPairs ? pairsOf(tabs.map(draw)) : tabs.map(draw)}
      </div>
      {shown && (
        <div
          // Another tab is another panel, with its own state.
          key={shown.id}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-tab-${shown.id}`}
          className="pt-6"
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}

/** Stacked on narrow screens, and on wide ones without room for all side by side. */
function pairsOf(tabs: ReactNode[]): ReactNode[] {
  const pairs: ReactNode[] = [];
  for (let at = 0; at < tabs.length; at += 2) {
    pairs.push(
      <div
        key={at}
        className="grid basis-full grid-cols-2 gap-1 md:flex md:flex-auto lg:max-xl:grid lg:max-xl:basis-full"
      >
        {tabs.slice(at, at + 2)}
      </div>,
    );
  }
  return pairs;
}
