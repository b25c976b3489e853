/** Random shares drawn from one sum, or the same for everyone. */
export type PacketSplit = 'random' | 'ordinary';

/** Who put the beans in. */
export interface PacketSender {
  nickname: string;
  /** Address of the picture; null without one. */
  img: string | null;
}

/** What a live bag may hold instead of beans; `name` stands in for an icon this client does not know. */
export interface PacketGift {
  icon: string;
  name: string;
}
