import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, redPacket, space } = tokens;

const pop = keyframes`
  0% { transform: scale(0.4) rotate(-16deg); opacity: 0; }
  60% { transform: scale(1.16) rotate(6deg); opacity: 1; }
`;

const shake = keyframes`
  25% { transform: rotate(-9deg); }
  75% { transform: rotate(9deg); }
`;

/** Rays that leave the bag once. */
const burst = keyframes`
  from { scale: 0.3; opacity: 1; rotate: 0deg; }
  to { scale: 2.4; opacity: 0; rotate: 20deg; }
`;

export const BagRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  min-inline-size: 0;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.large};

  &[data-kind='void'],
  &[data-kind='drawn'],
  &[data-kind='lost'] {
    border-color: ${color.border.default};
  }
`;

export const BagHead = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};

  & > svg {
    flex: none;
  }

  [data-kind='won'] > &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 56px;
    block-size: 56px;
    background: repeating-conic-gradient(${redPacket.seal} 0 6deg, transparent 6deg 24deg);
    mask: radial-gradient(circle, transparent 42%, black 43% 68%, transparent 70%);
    opacity: 0;
    pointer-events: none;
    animation: ${burst} ${motion.duration.celebrate} ${motion.ease.out} 2;
  }

  [data-kind='drawing'] > & > svg {
    animation: ${shake} 420ms ease-in-out infinite;
  }

  [data-kind='won'] > & > svg {
    animation: ${pop} ${motion.duration.celebrate} ${motion.ease.spring};
  }

  [data-kind='void'] > & > svg {
    opacity: 0.5;
    filter: grayscale(0.8);
  }

  @media (prefers-reduced-motion: reduce) {
    && > svg,
    &&::before {
      animation: none;
    }
  }
`;

export const BagWords = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.ui};
    line-height: ${font.line.tight};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const BagPrizeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${color.gold.text};

  & > svg {
    flex: none;
  }
`;

export const BagClock = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[2]} ${space[3]};
  color: ${redPacket.text};
  background: ${redPacket.paper};
  border-radius: ${radius.medium};

  & > [role='timer'] {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
  }
`;

export const BagConditions = styled.div`
  display: grid;
  gap: ${space[1]};

  & > h4 {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.text.muted};
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    list-style: none;
  }
`;

export const ConditionChip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 28px;
  max-inline-size: 100%;
  padding-inline: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
  color: ${color.text.secondary};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.large};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  & > button {
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  &[data-met] {
    color: ${color.success.text};
    background: ${color.success.subtle};
    border-color: ${color.success.border};
  }
`;

export const BagDrawingLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text.secondary};
`;

export const BagResult = styled.output`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  & > strong {
    font-size: ${font.size.title};
    line-height: ${font.line.tight};
  }

  & > p {
    color: ${color.text.secondary};
  }

  &[data-won] > strong {
    color: ${color.gold.text};
  }
`;

export const BagWinners = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${font.size.caption};
  color: ${color.text.secondary};

  & > h4 {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.text.muted};
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    list-style: none;
    overflow-wrap: anywhere;
  }

  & > button {
    justify-self: start;
    margin-block-start: ${space[1]};
  }
`;

export const BagFoot = styled.div`
  display: grid;
  gap: ${space[1]};

  & > p {
    font-size: ${font.size.caption};
    text-align: center;
    color: ${color.text.muted};
  }
`;
