import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const WheelRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const WheelHead = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;

  & > h2 {
    font-size: ${font.size.title};
    font-variant-numeric: tabular-nums;
  }
`;

export const WheelPlace = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 480px;
  aspect-ratio: 1;
  container-type: inline-size;
`;

export const WheelDrawing = styled.svg`
  position: absolute;
  inset: 14%;
  inline-size: 72%;
  block-size: 72%;
  overflow: visible;

  & [role='radio'] {
    cursor: pointer;
    outline: none;
  }

  & [data-part='ground'] {
    fill: ${color.surface.sunken};
    stroke: ${color.border.control};
    stroke-width: 1;
  }

  & [role='radio']:hover [data-part='ground'] {
    fill: ${color.brand.subtleHover};
  }

  & [data-part='done'] {
    fill: ${color.brand.primary};
    stroke: ${color.surface.default};
    stroke-width: 1;
  }

  & [data-part='running'] {
    fill: none;
    stroke: ${color.brand.strong};
    stroke-width: 4;
  }

  & [data-part='chosen'] {
    fill: none;
    stroke: ${color.text.primary};
    stroke-width: 2.5;
    stroke-linejoin: round;
    pointer-events: none;
  }

  &:has([role='radio']:focus-visible) [data-part='chosen'] {
    stroke: ${color.focus.ring};
    stroke-width: 5;
  }
`;

/** The name of a month beside its sector; a press on it is one on what lies below. */
export const WheelName = styled.span`
  position: absolute;
  inset-inline-start: calc(50% + var(--x) * 44%);
  inset-block-start: calc(50% + var(--y) * 44%);
  display: grid;
  justify-items: center;
  inline-size: max-content;
  padding-inline: ${space[1]};
  font-size: ${font.size.caption};
  line-height: 1.35;
  color: ${color.text.secondary};
  border-radius: ${radius.small};
  transform: translate(-50%, -50%);
  pointer-events: none;

  & > b {
    color: ${color.text.primary};
    font-variant-numeric: tabular-nums;
  }

  &[data-running],
  &[data-running] > b {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }
`;
