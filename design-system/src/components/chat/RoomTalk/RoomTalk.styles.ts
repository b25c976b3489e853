import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RoomTalkRoot = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  min-block-size: 0;
  background: ${color.surface.default};
`;

/** Lies over the talk while files are held above it. */
export const DropHere = styled.p`
  position: absolute;
  inset: ${space[2]};
  display: grid;
  place-items: center;
  font-size: ${font.size.ui};
  text-align: center;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 2px dashed ${color.brand.primary};
  border-radius: ${radius.medium};
  opacity: 0.95;
  pointer-events: none;
`;
