import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const TopicRoot = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const TopicHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  min-block-size: 28px;
  padding-inline-start: ${space[2]};
`;

export const TopicList = styled.div`
  display: grid;
  gap: ${space.half};
`;

export const TopicRow = styled.label`
  position: relative;
  display: block;
  min-inline-size: 0;
  padding: ${space[1]} ${space[2]};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  & > small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:checked) {
    background: ${color.brand.subtle};
  }

  &:has(:checked) > span {
    font-weight: ${font.weight.semibold};
    color: ${color.brand.onSubtle};
  }

  &:has(:checked) > small {
    color: ${color.text.secondary};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }
`;
