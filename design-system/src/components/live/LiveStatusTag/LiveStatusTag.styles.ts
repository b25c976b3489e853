import { tokens } from '@goldbean/tokens';
import { keyframes, staticClass } from '../../../styling/index.ts';

const { color, font, radius } = tokens;

const beat = keyframes`
  50% { opacity: 0.35; }
`;

export const statusClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  padding: 1px 8px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.ui};
  color: ${color.stage.text};
  background: ${color.stage.raised};
  border-radius: ${radius.small};

  &[data-status='live'] {
    color: ${color.live.onFill};
    background: ${color.live.fill};
  }

  &[data-status='live']::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    background: currentColor;
    border-radius: ${radius.round};
    animation: ${beat} 1600ms ease-in-out infinite;
  }

  &[data-status='not_started'] {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  &[data-status='interrupted'] {
    color: ${color.warning.text};
    background: ${color.warning.subtle};
  }

  &[data-status='draft'],
  &[data-status='cancelled'] {
    color: ${color.text.secondary};
    background: ${color.surface.sunken};
  }

  &[data-status='stopped'] {
    color: ${color.danger.text};
    background: ${color.danger.subtle};
  }
`;
