import { useState } from 'react';
import { inOrderOfDay } from '../../lib/dates.ts';
import type { DayNote } from '../../ui/day-note.tsx';
import { Slider } from '../../ui/field/slider.tsx';
import type { Fullness } from '../../ui/fullness.tsx';
import { MonthCalendar } from '../../ui/month-calendar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TimeGrid } from '../../ui/time-grid.tsx';
import { Specimen } from './specimen.tsx';

const times = ['12:00', '12:30', '14:00', '16:30', '18:00', '20:30', '21:00'];
const levels: Fullness[] = ['many', 'some', 'few', 'full'];
const closed: DayNote = { mark: 'closed', text: 'closed for Eid', barred: true };
const closedDays = ['2026-03-20', '2026-03-21', '2026-03-22'];

export function Choices() {
  const [tab, setTab] = useState('services');
  const [day, setDay] = useState('2026-03-11');
  const [time, setTime] = useState('14:00');
  const [minutes, setMinutes] = useState(60);
  return (
    <>
      <Specimen title="Tabs">
        <Tabs
          label="Kinds"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'services', title: 'Individual Services', panel: 'First panel' },
            { id: 'packages', title: 'My Package (240 min)', panel: 'Second panel' },
            { id: 'shared', title: 'Shared Packages', panel: 'Third panel' },
            { id: 'unlimited', title: 'Unlimited Packages', panel: 'Fourth panel' },
          ]}
        />
      </Specimen>
      <Specimen title="Calendar">
        <div className="max-w-md">
          <MonthCalendar
            label="Date"
            date={day}
            today="2026-03-04"
            last="2026-08-31"
            noteOn={(each) => (closedDays.includes(each) ? closed : undefined)}
            legend={[closed]}
            fullness={(each) => levels[Number(each.slice(8)) % 4]}
            onPick={setDay}
          />
        </div>
      </Specimen>
      <Specimen title="Times">
        <TimeGrid
          compare={inOrderOfDay}
          legend="Available times"
          times={times}
          taken={['16:00']}
          takenLabel="just taken"
          chosen={time}
          onChoose={setTime}
        />
      </Specimen>
      <Specimen title="Slider">
        <Slider
          label="Duration"
          output={`${minutes} min`}
          min={5}
          max={180}
          step={5}
          value={minutes}
          onChange={setMinutes}
        />
        <Slider
          label="Disabled"
          output="30 min"
          min={5}
          max={180}
          step={5}
          value={30}
          onChange={() => {}}
          disabled
        />
      </Specimen>
    </>
  );
}
