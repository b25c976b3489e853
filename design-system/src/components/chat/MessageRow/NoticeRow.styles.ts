import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';
import { markFade } from './mark-fade.ts';

const { color, font, motion, space } = tokens;

export const noticeClass = staticClass`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 ${space[2]};
  padding: ${space[1]} ${space[6]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-align: center;
  overflow-wrap: anywhere;
  color: ${color.text.muted};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-marked] {
    animation: ${markFade} 2.4s ${motion.ease.out};
  }
`;
