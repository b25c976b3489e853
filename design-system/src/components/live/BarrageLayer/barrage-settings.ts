/** How a member wants flying comments. */
export interface BarrageSettings {
  isOn: boolean;
  /** The share of the picture they may cross, from the top, in percent. */
  area: 25 | 50 | 100;
  /** How many there may be at once, by the room left between two of a lane; all that fit, when not given. */
  density?: 'sparse' | 'medium' | 'dense';
  /** 0.2 to 1. */
  opacity: number;
}

export const defaultBarrageSettings: BarrageSettings = { isOn: true, area: 50, opacity: 1 };
