type Of<Name extends string> = Readonly<Record<Name, number>>;

const awayIn = (day: string) => ({ from: day, to: day });

/** Rows of the calls about the rota, time off and hours. */
export const rotaRows = {
  'GET desk/rota': { own: () => ({ location: 'A' }), foreign: () => ({ location: 'B' }) },
  'POST desk/rota/shifts': {
    own: ({ noura }: Of<'noura'>) => ({
      ...{ therapist_ids: [noura], weekdays: [1], shifts: [], valid_from: '2026-12-01' },
    }),
  },
  'POST desk/rota/days': {
    own: ({ noura }: Of<'noura'>) => ({ therapist_id: noura, date: '2026-12-01', shifts: [] }),
  },
  'POST desk/rota/days/withdraw': {
    own: ({ noura }: Of<'noura'>) => ({ therapist_id: noura, date: '2026-12-01' }),
  },
  'POST desk/rota/copy': { own: () => ({ location: 'A', from: '2026-11-02', to: '2026-11-09' }) },
  'POST desk/rota/time-off': {
    own: ({ noura }: Of<'noura'>) => ({
      ...awayIn('2026-12-01'),
      therapist_id: noura,
      kind: 'holiday',
    }),
  },
  'POST desk/rota/sick': {
    own: ({ noura }: Of<'noura'>) => ({ ...awayIn('2026-12-02'), therapist_id: noura }),
    foreign: ({ arjun }: Of<'arjun'>) => ({ ...awayIn('2026-12-02'), therapist_id: arjun }),
  },
  'GET desk/rota/therapists/:id/to-come': {
    own: ({ noura }: Of<'noura'>) => ({ id: noura }),
    foreign: ({ arjun }: Of<'arjun'>) => ({ id: arjun }),
  },
  'GET desk/rota/therapists/:id/uncovered': {
    own: ({ noura }: Of<'noura'>) => ({ id: noura, date: '2026-12-01' }),
    foreign: ({ arjun }: Of<'arjun'>) => ({ id: arjun, date: '2026-12-01' }),
  },
  'GET desk/rota/sessions/:id/ways': {
    own: ({ booking }: { booking: string }) => ({ id: booking }),
    foreign: ({ foreignBooking }: { foreignBooking: string }) => ({ id: foreignBooking }),
  },
  'GET desk/rota/time-off/:id': {
    own: ({ timeOff }: Of<'timeOff'>) => ({ id: timeOff }),
    foreign: ({ foreignTimeOff }: Of<'foreignTimeOff'>) => ({ id: foreignTimeOff }),
  },
  'POST desk/rota/time-off/:id/withdraw': {
    own: ({ timeOff }: Of<'timeOff'>) => ({ id: timeOff }),
    foreign: ({ foreignTimeOff }: Of<'foreignTimeOff'>) => ({ id: foreignTimeOff }),
  },
  'GET desk/hours': { own: () => ({ location: 'A' }), foreign: () => ({ location: 'B' }) },
  'POST desk/hours': {
    own: () => ({
      location: 'A',
      weekdays: [1],
      spans: [],
      valid_from: '2026-12-01',
      valid_to: '2026-12-07',
    }),
  },
  'POST desk/hours/preview': {
    own: () => ({ location: 'A', weekdays: [1], spans: [], valid_from: '2026-12-01' }),
  },
  'GET desk/hours/changes': 'oneself' as const,
  'DELETE desk/hours/changes/:id': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'GET desk/hours/unstaffed': {
    own: () => ({ location: 'A' }),
    foreign: () => ({ location: 'B' }),
  },
};
