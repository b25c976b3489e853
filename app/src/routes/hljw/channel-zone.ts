import { paths } from '../../shared/paths/index.ts';

/** The zone whose pages of channels lead to each other: the platform, or the static zone (D93). */
export type ChannelZone = 'main' | 'static';

export const zonePaths = {
  main: { list: paths.channels, one: paths.channel },
  static: { list: paths.staticChannels, one: paths.staticChannel },
} as const satisfies Record<ChannelZone, object>;
