/** How a member wants flying comments. */
export interface BarrageLayerSettings {
  isOn: boolean;
  /** The share of the picture they may cross, from the top, in percent. */
  area: 25 | 50 | 100;
  /** How many there may be at once, by the room left between two of a lane; all that fit, when not given. */
  density?: 'sparse' | 'medium' | 'dense';
  /** 0.2 to 1. */
  opacity: number;
  /** How fast they cross; `normal` when not given. */
  speed?: 'slow' | 'normal' | 'fast';
  /** How large they are; `medium` when not given. */
  size?: 'small' | 'medium' | 'large';
  /** They stand as lines instead of flying. */
  isText?: boolean;
  /** What holds one of these is not shown. */
  words?: readonly string[];
  /** Whose comments are not shown. */
  hidden?: readonly { uid: string; nickname: string }[];
}

export const defaultBarrageSettings: BarrageLayerSettings = { isOn: true, area: 50, opacity: 1 };

/** Height of one lane, px: a line of barrage in any of the six scripts. */
export const laneHeights = { small: 28, medium: 36, large: 48 } as const;
/** px. */
export const fontSizes = { small: 16, medium: 20, large: 28 } as const;
/** A comment crosses the picture in about so long, ms. */
export const crossings = { slow: 12_000, normal: 8_000, fast: 5_000 } as const;
