/** The usual lengths of a mute, by minutes; 0 is for ever (D26). */
export const durations = {
  '5': 'mute.minutes5',
  '60': 'mute.hour1',
  '1440': 'mute.day1',
  '10080': 'mute.days7',
  '0': 'mute.forEver',
} as const;
