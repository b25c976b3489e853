import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { font, motion, radius, redPacket, shadow, space } = tokens;

const slideIn = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

const bump = keyframes`
  0% { transform: scale(1.7); }
  60% { transform: scale(0.94); }
`;

export const BannerRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: max-content;
  max-inline-size: 100%;
  padding: ${space[1]} ${space[4]} ${space[1]} ${space[1]};
  line-height: ${font.line.tight};
  color: ${redPacket.text};
  background: linear-gradient(90deg, ${redPacket.paperDeep}, ${redPacket.paper});
  border: 1px solid ${redPacket.sealDeep};
  border-radius: ${radius.round};
  box-shadow: ${shadow.floating};
  animation: ${slideIn} ${motion.duration.slow} ${motion.ease.out};

  & > svg {
    flex: none;
  }
`;

export const BannerWords = styled.div`
  min-inline-size: 0;
  max-inline-size: 240px;
  overflow-wrap: anywhere;

  & > strong {
    display: block;
    font-weight: ${font.weight.semibold};
  }

  & > span {
    font-size: ${font.size.caption};
  }
`;

export const BannerCount = styled.span`
  flex: none;
  font-size: ${font.size.heading};
  font-weight: ${font.weight.bold};
  font-style: italic;
  font-variant-numeric: tabular-nums;
  color: ${redPacket.text};
  animation: ${bump} ${motion.duration.slow} ${motion.ease.spring};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const BannerStackRoot = styled.section`
  position: absolute;
  inset-block-end: 72px;
  inset-inline-start: ${space[4]};
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  max-inline-size: calc(100% - ${space[8]});
  pointer-events: none;
`;
