import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, font, radius } = tokens;

/** A class made once: most rows of staff carry one. Those who teach wear the brand, those who help in blue. */
export const roleClass = staticClass`
  flex: none;
  padding-inline: 6px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  &[data-role='teacher'],
  &[data-role='head_teacher'],
  &[data-role='lecturer'] {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  &[data-role='staff'],
  &[data-role='class_monitor'],
  &[data-role='class_committee'] {
    color: ${color.info.text};
    background: ${color.info.subtle};
  }
`;
