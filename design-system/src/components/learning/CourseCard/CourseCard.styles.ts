import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const CourseRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  &:has(h3 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const CourseCover = styled.div`
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  color: ${color.brand.onSubtle};
  background: ${color.brand.subtle};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    place-self: center;
    inline-size: 48px;
    block-size: 48px;
    stroke-width: 1.25;
  }
`;

export const CourseWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > h3 > a {
    outline: 0;
  }

  & > h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const CourseTeacher = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  line-height: ${font.line.tight};
  color: ${color.text.secondary};

  & > span:last-of-type {
    min-inline-size: 0;
  }
`;

export const CourseProgress = styled.div`
  display: grid;
  gap: ${space[1]};

  & > small {
    font-size: ${font.size.caption};
    line-height: ${font.line.tight};
    color: ${color.text.secondary};
  }
`;

export const CourseFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-block-start: auto;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};

  & > strong {
    margin-inline-start: auto;
    font-size: ${font.size.reading};
    font-weight: ${font.weight.semibold};
    color: ${color.text.primary};
  }
`;
