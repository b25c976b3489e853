import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const SheetRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > h2 {
    font-size: ${font.size.ui};
  }
`;

export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(36px, 1fr));
  gap: ${space[2]};
`;

/** A class made once: an exam has up to a hundred questions. */
export const cellClass = staticClass`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 36px;
  font-size: ${font.size.ui};
  font-style: normal;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.medium};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:is(button):hover { border-color: ${color.text.primary}; }

  &[data-state='answered'] {
    font-weight: ${font.weight.semibold};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border-color: ${color.brand.primary};
  }

  &[data-state='right'] { color: ${color.success.text}; background: ${color.success.subtle}; border-color: ${color.success.border}; }
  &[data-state='partly'] { color: ${color.warning.text}; background: ${color.warning.subtle}; border-color: ${color.warning.border}; }
  &[data-state='wrong'] { color: ${color.danger.text}; background: ${color.danger.subtle}; border-color: ${color.danger.border}; }

  &[aria-current] { box-shadow: 0 0 0 2px ${color.surface.default}, 0 0 0 4px ${color.text.secondary}; }

  &[data-flagged]::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    inline-size: 6px;
    block-size: 6px;
    background: ${color.warning.fill};
    border-radius: ${radius.round};
  }

  &:is(i) { flex: none; inline-size: 14px; block-size: 14px; border-radius: ${radius.small}; }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & span::first-letter {
    text-transform: uppercase;
  }

  & span {
    display: inline-block;
  }

  & b {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${color.text.primary};
  }
`;
