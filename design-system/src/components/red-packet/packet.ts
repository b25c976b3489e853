/** Random shares drawn from one sum, or the same for everyone. */
export type PacketKind = 'random' | 'ordinary';

/** Who put the beans in. */
export interface PacketSender {
  nickname: string;
  /** Address of the picture; null without one. */
  img: string | null;
}
