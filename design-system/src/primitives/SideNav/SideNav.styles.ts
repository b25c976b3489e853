import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const SideNavRoot = styled.nav`
  display: grid;
  gap: ${space[4]};
`;

export const SideNavTitle = styled.p`
  padding: ${space[1]} ${space[3]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.ui};
  color: ${color.text.muted};
`;

export const SideNavList = styled.ul`
  display: grid;
  gap: ${space.half};
  color: ${color.text.secondary};

  & > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: 40px;
    padding: ${space[2]} ${space[3]};
    font-size: ${font.size.ui};
    line-height: ${font.line.tight};
    text-align: start;
    border-radius: ${radius.medium};
    transition: background-color ${motion.duration.quick} ${motion.ease.out};
  }

  & > li > :is([href], [type]):hover {
    color: ${color.text.primary};
    background: ${color.surface.hover};
  }

  & > li > :is(a, button):focus-visible {
    outline-offset: -2px;
  }

  & > li > [aria-current] {
    font-weight: ${font.weight.semibold};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  & > li > [href][aria-current]:hover {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  & > li > :is(a, button) > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }

  & > li > :is(a, button) > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
`;
