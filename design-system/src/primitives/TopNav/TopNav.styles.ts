import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, layout, motion, space } = tokens;

export const TopNavList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  color: ${color.text.secondary};

  & > li > :is(a, button) {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${layout.topBar};
    font-size: ${font.size.ui};
    line-height: ${font.line.ui};
    white-space: nowrap;
    transition: color ${motion.duration.quick} ${motion.ease.out};
  }

  & > li > :is([href], [type]):hover {
    color: ${color.text.primary};
  }

  & > li > :is(a, button):focus-visible {
    outline-offset: -2px;
  }

  & > li > [aria-current] {
    color: ${color.text.primary};
    font-weight: ${font.weight.semibold};
  }

  & > li > [aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    background: ${color.brand.primary};
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
  }

  & > li > :is(a, button) > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
`;
