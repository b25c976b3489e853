import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const DialogueRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  &:has(> h3 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

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

  & > [data-clamp] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
  }
`;

export const DialogueAuthor = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.secondary};

  & > time {
    color: ${color.text.muted};
  }
`;

export const DialogueFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-block-start: auto;
  padding-block-start: ${space[1]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};

  & > button {
    position: relative;
  }

  & > button:first-of-type {
    margin-inline-start: calc(-1 * ${space[3]});
    font-size: inherit;
  }

  & > button:last-of-type {
    margin-inline-start: auto;
  }

  & > [aria-pressed='true'] > svg {
    color: ${color.brand.primary};
    fill: currentColor;
  }

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  & > span > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;
