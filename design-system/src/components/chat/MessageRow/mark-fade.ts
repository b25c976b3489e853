import { tokens } from '@goldbean/tokens';
import { keyframes } from '../../../styling/index.ts';

/** Marks the row that was gone to for a moment. */
export const markFade = keyframes`
  from, 60% { background-color: ${tokens.color.brand.subtleHover}; }
  to { background-color: transparent; }
`;
