import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const TopicRoot = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  & > button {
    position: relative;
  }
`;

export const TopicMark = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  overflow: hidden;
  color: ${color.brand.onSubtle};
  background: ${color.brand.subtle};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 22px;
    block-size: 22px;
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const TopicWords = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    font-size: ${font.size.reading};
  }

  & > h3 > a {
    outline-offset: 4px;
  }

  & > h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > p {
    color: ${color.text.secondary};
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;
