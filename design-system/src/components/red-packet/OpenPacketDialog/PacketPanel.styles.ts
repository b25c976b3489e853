import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { font, motion, radius, redPacket, space } = tokens;

const turn = keyframes`
  50% { scale: 0.2 1; }
`;

const pop = keyframes`
  from { scale: 0.6; opacity: 0; }
`;

const burst = keyframes`
  from { scale: 0.3; opacity: 1; rotate: 0deg; }
  to { scale: 1.6; opacity: 0; rotate: 20deg; }
`;

export const PanelRoot = styled.div`
  display: grid;
  justify-items: center;
  align-content: space-between;
  gap: ${space[6]};
  min-block-size: 460px;
  padding: ${space[12]} ${space[6]} ${space[6]};
  overflow: clip;
  text-align: center;
  color: ${redPacket.text};
  background: linear-gradient(${redPacket.paper}, ${redPacket.paperDeep});
  border-radius: ${radius.large};

  &[data-spent] {
    color: ${redPacket.textSpent};
    background: ${redPacket.paperSpent};
  }
`;

export const PanelSender = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  inline-size: 100%;

  & > p {
    margin-block-start: ${space[2]};
    font-size: ${font.size.caption};
  }

  & > strong {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export const SealButton = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 96px;
  block-size: 96px;
  padding-inline: ${space[4]};
  font-size: ${font.size.heading};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.tight};
  color: ${redPacket.onSeal};
  background: linear-gradient(160deg, ${redPacket.seal}, ${redPacket.sealDeep});
  border-radius: ${radius.round};
  box-shadow: ${tokens.shadow.floating};
  transition: scale ${motion.duration.calm} ${motion.ease.out};

  &:hover:not([data-opening]) {
    scale: 1.04;
  }

  &:focus-visible {
    outline-color: ${redPacket.seal};
  }

  &[data-opening] {
    cursor: progress;
    animation: ${turn} ${motion.duration.celebrate} ${motion.ease.out} infinite;
  }
`;

export const PanelActions = styled.div`
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;

  /* On the paper a plain button is a line of its own ink. */
  & > [data-tone='neutral'] {
    --fill: transparent;
    --fill-hover: color-mix(in srgb, currentColor 12%, transparent);
    --fill-pressed: color-mix(in srgb, currentColor 20%, transparent);
    --edge: currentColor;
    --ink: inherit;
  }
`;

export const PanelResult = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 24px;

  &:focus-visible {
    outline: 0;
  }

  & > strong {
    font-size: ${font.size.reading};
    font-weight: ${font.weight.semibold};
    text-wrap: balance;
  }

  & > p {
    text-wrap: balance;
  }
`;

export const ResultAmount = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  animation: ${pop} ${motion.duration.slow} ${motion.ease.spring};
`;

/** Rays that leave the amount once. */
export const ResultBurst = styled.span`
  position: absolute;
  inline-size: 200px;
  block-size: 200px;
  background: repeating-conic-gradient(${redPacket.seal} 0 4deg, transparent 4deg 24deg);
  mask: radial-gradient(circle, transparent 42%, black 43% 68%, transparent 70%);
  opacity: 0;
  pointer-events: none;
  animation: ${burst} ${motion.duration.celebrate} ${motion.ease.out};
`;

export const GiftAmount = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
`;
