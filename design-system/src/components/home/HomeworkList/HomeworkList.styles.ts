import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const HomeworkRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;
`;

export const HomeworkRow = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  &:has(h2 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

  & > div {
    flex: 1 1 180px;
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
  }

  & h2 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${font.size.reading};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  & h2 > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

export const HomeworkIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  align-self: start;
  inline-size: 40px;
  block-size: 40px;
  color: ${color.brand.onSubtle};
  background: ${color.brand.subtle};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const HomeworkFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  list-style: none;
`;

export const HomeworkMore = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space[4]};
`;
