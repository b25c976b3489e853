import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

/** Tabs and what stands beside them, under one line. */
export const TabBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  border-block-end: 1px solid ${color.border.subtle};

  & > [role='tablist'] {
    min-inline-size: 0;
    border-block-end: 0;
  }
`;

export const TabList = styled.div`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.border.subtle};

  &[data-more='end'] {
    mask-image: linear-gradient(to left, transparent, black 32px);
  }

  &[data-more='start'] {
    mask-image: linear-gradient(to right, transparent, black 32px);
  }

  &[data-more='both'] {
    mask-image: linear-gradient(to right, transparent, black 32px calc(100% - 32px), transparent);
  }

  &[data-look='pill'] {
    gap: ${space[1]};
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: ${space[1]};
    background: ${color.surface.sunken};
    border: 0;
    border-radius: ${radius.medium};
  }
`;

export const TabButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  padding: ${space[2]} ${space[1]};
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  white-space: nowrap;
  transition: color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    color: ${color.text.primary};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: ${color.text.primary};
    font-weight: ${font.weight.semibold};
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
  }

  &[aria-selected='true']::after {
    background: ${color.brand.primary};
  }

  [data-look='pill'] > & {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.small};
  }

  [data-look='pill'] > &[aria-selected='true'] {
    background: ${color.surface.default};
    box-shadow: ${tokens.shadow.raised};
  }

  [data-look='pill'] > &::after {
    display: none;
  }
`;

export const TabPanel = styled.div`
  padding-block-start: ${space[4]};

  &:empty {
    display: none;
  }
`;
