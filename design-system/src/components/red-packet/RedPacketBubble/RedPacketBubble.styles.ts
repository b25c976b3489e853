import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { font, motion, radius, redPacket, space } = tokens;

export const BubbleRoot = styled.button`
  display: block;
  inline-size: 264px;
  max-inline-size: 100%;
  overflow: clip;
  text-align: start;
  color: ${redPacket.text};
  background: linear-gradient(160deg, ${redPacket.paper}, ${redPacket.paperDeep});
  border-radius: ${radius.medium};
  transition: filter ${motion.duration.quick} ${motion.ease.out};

  &[data-spent] {
    color: ${redPacket.textSpent};
    background: ${redPacket.paperSpent};
  }

  &:hover:not([aria-disabled]) {
    filter: brightness(1.05);
  }

  &[aria-disabled] {
    cursor: not-allowed;
  }
`;

export const BubbleMain = styled.span`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};

  [data-spent] > & > svg {
    opacity: 0.7;
  }
`;

export const BubbleWords = styled.span`
  display: grid;

  & > strong {
    font-size: ${font.size.reading};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
    overflow-wrap: anywhere;
  }

  & > span {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
  }
`;

export const BubbleFoot = styled.span`
  display: block;
  padding: ${space[1]} ${space[4]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent);
`;
