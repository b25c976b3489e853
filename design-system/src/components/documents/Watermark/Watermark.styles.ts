import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font } = tokens;

export const WatermarkRoot = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  user-select: none;
`;

/** So faint that text below it keeps its contrast. */
export const WatermarkText = styled.text`
  fill: ${color.text.muted};
  fill-opacity: 0.16;
  font-size: ${font.size.ui};
`;
