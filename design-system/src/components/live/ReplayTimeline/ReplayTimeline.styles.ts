import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const TimelineRoot = styled.div`
  display: grid;
  min-inline-size: 0;
  padding-inline: ${space[4]};
  color: ${color.text.primary};
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

/** The picture of the place that is pointed at, over the line, inside its ends. */
export const Preview = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${space[2]});
  inset-inline-start: clamp(0px, calc(100% * var(--at) - var(--width) / 2), calc(100% - var(--width)));
  z-index: 1;
  inline-size: var(--width);
  overflow: hidden;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  color: ${color.stage.text};
  background: ${color.stage.raised};
  border: 1px solid ${color.stage.border};
  border-radius: ${radius.small};
  pointer-events: none;
`;

export const PreviewPicture = styled.div`
  inline-size: var(--width);
  block-size: var(--height);
  background: var(--src) var(--x) var(--y) no-repeat;
`;
