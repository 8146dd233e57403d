/** Why sessions cannot stay, as contacts say it. */
export type SettlingAbout = 'sick_day' | 'closure';
