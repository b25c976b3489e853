import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, redPacket, shadow, space } = tokens;

const run = keyframes`
  to { stroke-dashoffset: 1; }
`;

const bump = keyframes`
  0% { transform: scale(1.7); }
  60% { transform: scale(0.94); }
`;

export const ComboRoot = styled.div`
  position: relative;
  display: inline-grid;
  justify-items: center;
  padding-block-start: ${space[4]};
`;

export const ComboButton = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0;
  inline-size: 96px;
  block-size: 96px;
  padding: ${space[2]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.tight};
  color: ${redPacket.text};
  background: ${redPacket.paper};
  border-radius: ${radius.round};
  box-shadow: ${shadow.floating};
  transition: scale ${motion.duration.quick} ${motion.ease.spring};

  &:hover {
    background: ${redPacket.paperDeep};
  }

  &[data-kind='running']:active {
    scale: 0.94;
  }

  &[data-kind='sending'] {
    cursor: progress;
  }

  &[data-kind='short'] {
    color: ${color.text.primary};
    background: ${color.surface.default};
    border: 1px solid ${color.border.control};
  }
`;

/** What is left of the combo's time; for members who asked for less motion it stands still. */
export const ComboRing = styled.svg`
  position: absolute;
  inset: 2px;
  inline-size: 92px;
  block-size: 92px;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 4px;

  & > circle {
    stroke: ${redPacket.paperDeep};
  }

  & > [data-left] {
    stroke: ${redPacket.seal};
    stroke-dasharray: 1;
    stroke-dashoffset: var(--from);
    animation: ${run} var(--left) linear forwards;
  }

  [data-kind='sending'] > & > [data-left] {
    animation: none;
  }

  [data-kind='short'] > & {
    display: none;
  }

  @media (prefers-reduced-motion: reduce) {
    & > [data-left] {
      animation: none;
    }
  }
`;

/** A light ground: some gifts are as red as the button. */
export const ComboGift = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  background: ${redPacket.text};
  border-radius: ${radius.round};
`;

export const ComboWords = styled.span`
  max-inline-size: 76px;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const ComboCount = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -4px;
  padding-inline: ${space[2]};
  font-weight: ${font.weight.bold};
  font-style: italic;
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  color: ${redPacket.onSeal};
  background: ${redPacket.seal};
  border-radius: ${radius.round};
  animation: ${bump} ${motion.duration.slow} ${motion.ease.spring};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
