import { tokens } from '@goldbean/tokens';
import { keyframes, staticClass } from '../../../styling/index.ts';

const { chat, color, font, radius, space } = tokens;

const beat = keyframes`
  from { transform: scaleY(0.45); }
`;

/** A class made once: voice messages stand in rows. */
export const voiceClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: var(--w);
  max-inline-size: 100%;
  min-block-size: 36px;
  padding: 6px ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  font-variant-numeric: tabular-nums;
  color: ${chat.text};
  background: ${chat.bubble};
  border-radius: ${radius.large};

  [data-own] &,
  &[data-own] {
    flex-direction: row-reverse;
    background: ${chat.bubbleOwn};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const waveClass = staticClass`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 2px;
  min-inline-size: 0;
  block-size: 20px;
  overflow: hidden;

  & > i {
    flex: none;
    inline-size: 2px;
    block-size: var(--h);
    background: currentcolor;
    border-radius: 1px;
    opacity: 0.45;
  }

  & > i[data-past] { color: ${color.brand.primary}; opacity: 1; }

  [data-voice='playing'] > & > i[data-past] {
    animation: ${beat} 0.5s ease-in-out infinite alternate;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-voice='playing'] > & > i[data-past] { animation: none; }
  }
`;

export const voiceLineClass = staticClass`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;

  [data-own] & { flex-direction: row-reverse; }
  & > output { display: inline-flex; }
`;

export const unplayedClass = staticClass`
  inline-size: 8px;
  block-size: 8px;
  background: ${color.danger.fill};
  border-radius: ${radius.round};
`;

export const voiceFailedClass = staticClass`
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.danger.text};
`;
