import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const tileClass = staticClass`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  inline-size: 100%;
  padding: ${space[3]} ${space[1]} ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.tight};
  text-align: center;
  color: ${color.text.primary};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    background: ${color.surface.hover};
  }

  &[aria-pressed='true'] {
    background: ${color.gold.subtle};
    border-color: ${color.gold.fillDeep};
  }

  & > svg {
    flex: none;
    transition: scale ${motion.duration.calm} ${motion.ease.spring};
  }

  &[aria-pressed='true'] > svg {
    scale: 1.08;
  }

  &[data-locked] > svg {
    opacity: 0.45;
    filter: grayscale(0.7);
  }
`;

export const tileNameClass = staticClass`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const tileCornerClass = staticClass`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-inline-size: 20px;
  min-block-size: 1lh;
  padding-inline: 5px;
  justify-content: center;
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${color.gold.onFill};
  background: ${color.gold.fill};
  border-radius: ${radius.round};

  &[data-locked] {
    color: ${color.text.onInverse};
    background: ${color.surface.inverse};
  }

  & > svg {
    inline-size: 12px;
    block-size: 12px;
  }
`;
