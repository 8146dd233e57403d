/**
 * Why sessions cannot stay, as logged contacts name it; `session`: the rota or the hours changed.
 */
export type DisplacementCause = 'sick_day' | 'closure' | 'session';
