/** Why sessions cannot stay, as contacts say it; `session`: the rota or the hours were changed. */
export type SettlingAbout = 'sick_day' | 'closure' | 'session';
