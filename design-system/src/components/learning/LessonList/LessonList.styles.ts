import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const LessonsRoot = styled.section`
  min-inline-size: 0;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const LessonsHead = styled.div`
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.border.subtle};

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.muted};
  }
`;

export const Lessons = styled.ol`
  display: grid;
`;

export const LessonRow = styled.li`
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${color.border.subtle};
  }

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: calc(1em * ${font.line.tight});
    color: ${color.text.secondary};
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
    line-height: ${font.line.tight};
  }

  & > div > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space.half} ${space[2]};
    margin-block-start: ${space.half};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > div > p > span {
    min-inline-size: 0;
  }

  & > div > a {
    font-weight: ${font.weight.medium};
    outline: 0;
  }

  & > div > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }

  &:has(a:hover) {
    background: ${color.surface.hover};
  }

  &[data-kind='locked'] > div > span,
  &[data-kind='locked'] > svg {
    color: ${color.text.muted};
  }

  &[data-kind='passed'] > svg {
    color: ${color.success.text};
  }

  &[data-current] {
    background: ${color.brand.subtle};
    box-shadow: inset 3px 0 ${color.brand.primary};
  }

  &[data-current] > div > p {
    color: ${color.text.secondary};
  }
`;
