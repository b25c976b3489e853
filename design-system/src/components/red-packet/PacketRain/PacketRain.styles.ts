import { tokens } from '@goldbean/tokens';
import { keyframes, staticClass, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, redPacket, space } = tokens;

const fall = keyframes`
  from { inset-block-start: -80px; rotate: -12deg; }
  to { inset-block-start: 100%; rotate: 12deg; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 6px; }
`;

export const RainRoot = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 440px;
  overflow: clip;
  border-radius: ${radius.large};
`;

export const RainClose = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  z-index: 1;
`;

export const RainMiddle = styled.div`
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: center;
  gap: ${space[2]};
  padding: ${space[8]} ${space[6]};
  text-align: center;

  & > svg {
    inline-size: 72px;
    block-size: 86px;
    margin-block-end: ${space[2]};
  }

  & > strong {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
  }

  & > p {
    color: ${color.text.secondary};
    text-wrap: balance;
  }

  & > button {
    margin-block-start: ${space[3]};
  }
`;

export const RainCount = styled.span`
  font-size: ${font.size.display};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  color: ${color.gold.text};
`;

export const RainHead = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-block-end: 1px solid ${color.border.subtle};

  & dt {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & dd {
    font-size: ${font.size.title};
    font-variant-numeric: tabular-nums;
    line-height: ${font.line.tight};
  }
`;

export const RainDrops = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 240px;
  overflow: clip;

  &[data-calm] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
    gap: ${space[3]};
    align-self: center;
    inline-size: min(540px, 100%);
    place-items: center;
    align-content: center;
    padding: ${space[4]} ${space[5]};
  }

  &[data-full] {
    opacity: 0.5;
  }
`;

/** A class made once: there are many of them, and they move. */
export const dropClass = staticClass`
  display: grid;
  inline-size: 52px;
  block-size: 64px;
  border-radius: ${radius.small};

  &:focus-visible { outline-color: ${redPacket.seal}; }
  &[data-caught] { opacity: 0.55; cursor: default; }
  [data-full] > & { cursor: default; }

  [data-falling] > & {
    position: absolute;
    inset-block-start: calc(var(--down) * (100% - 64px));
    inset-inline-start: calc(var(--across) * (100% - 52px));
    animation: ${fall} var(--fall) linear var(--wait) infinite;
  }
`;

export const RainNews = styled.p`
  min-block-size: 24px;
  padding-inline: ${space[5]};
  font-weight: ${font.weight.medium};
  text-align: center;
  color: ${color.gold.text};
  animation: ${rise} ${motion.duration.calm} ${motion.ease.out};
`;

export const RainFoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[5]} ${space[5]};

  & > p {
    font-size: ${font.size.caption};
    text-align: center;
    color: ${color.text.muted};
  }
`;
