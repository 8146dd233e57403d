import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as TabsRoot } from 'react-aria-components';

interface Props {
  label: string;
  tabs: { id: string; title: ReactNode; panel: ReactNode }[];
  selected: string;
  onSelect(id: string): void;
}

/** Tabs by arrow keys, click and touch. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <TabsRoot selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-[1.75rem] border border-hairline bg-surface p-1"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-full px-3 text-center text-[0.9375rem] font-semibold sm:px-4 sm:text-base text-muted hover:text-ink data-[focus-visible]:outline-3 data-[focus-visible]:-outline-offset-1 data-[focus-visible]:outline-primary data-[selected]:bg-primary data-[selected]:text-on-primary forced-colors:data-[selected]:bg-[Highlight] forced-colors:data-[selected]:text-[HighlightText]"
          >
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-6">
          {tab.panel}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
