import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const AccordionRoot = styled.div`
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const AccordionPart = styled.details`
  & + & {
    border-block-start: 1px solid ${color.border.subtle};
  }
`;

export const AccordionHead = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 44px;
  padding: ${space[2]} ${space[4]};
  line-height: ${font.line.ui};
  border-radius: ${radius.medium};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text.muted};
    transition: rotate ${motion.duration.calm} ${motion.ease.out};
  }

  [open] > & > svg {
    rotate: 180deg;
  }
`;

export const AccordionTitle = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-weight: ${font.weight.medium};
`;

export const AccordionBody = styled.div`
  padding: ${space[1]} ${space[4]} ${space[4]};
  color: ${color.text.secondary};
`;
