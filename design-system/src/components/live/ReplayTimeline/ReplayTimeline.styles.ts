import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const TimelineRoot = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]};
  color: ${color.text.primary};

  & h2 {
    padding-block: ${space[2]} ${space[1]};
    font-size: ${font.size.ui};
  }
`;

/** The line under the slider: played, fetched, and the marks. The thumb is 16 px, so marks keep 8 px from the ends. */
export const TimelineTrack = styled.div`
  position: relative;
  block-size: 24px;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 10px;
    inset-inline: 8px;
    block-size: 4px;
    background:
      linear-gradient(${color.brand.primary}, ${color.brand.primary}) no-repeat 0 0 /
        calc(100% * var(--played)) 100%,
      linear-gradient(${color.border.control}, ${color.border.control}) no-repeat 0 0 /
        calc(100% * var(--loaded)) 100%,
      ${color.surface.pressed};
    border-radius: ${radius.round};
  }
`;

export const LineMark = styled.span`
  position: absolute;
  inset-block-start: 7px;
  inset-inline-start: calc(8px + (100% - 16px) * var(--at) - 1px);
  inline-size: 3px;
  block-size: 10px;
  background: ${color.text.primary};
  border-radius: ${radius.round};

  &[data-kind='gift'],
  &[data-kind='packet'] {
    background: ${color.gold.mark};
  }
`;

export const Slider = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 24px;
  margin: 0;
  appearance: none;
  background: none;
  border-radius: ${radius.small};
  cursor: pointer;

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 16px;
    block-size: 16px;
    background: ${color.text.primary};
    border: 3px solid ${color.brand.primary};
    border-radius: ${radius.round};
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    background: ${color.text.primary};
    border: 3px solid ${color.brand.primary};
    border-radius: ${radius.round};
  }
`;

export const TimelineTimes = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};

  & > [data-title] {
    flex: 1;
    min-inline-size: 0;
    text-align: center;
    overflow-wrap: anywhere;
    color: ${color.text.primary};
  }
`;

export const MarkerList = styled.ol`
  display: grid;
  list-style: none;
`;

export const MarkerButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 36px;
  padding: ${space[1]} ${space[2]};
  line-height: ${font.line.tight};
  text-align: start;
  color: ${color.text.secondary};
  border-radius: ${radius.small};

  &:hover {
    background: ${color.surface.hover};
  }

  &[aria-current] {
    font-weight: ${font.weight.medium};
    color: ${color.text.primary};
    background: ${color.brand.subtle};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  & > [data-title] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > time {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
  }
`;
