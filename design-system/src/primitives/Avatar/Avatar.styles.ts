import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../styling/index.ts';

const { avatar, color, font, radius } = tokens;

/** A class made once: every message, member and gift has an avatar. */
export const avatarClass = staticClass`
  --size: 40px;

  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--size);
  block-size: var(--size);
  font-size: calc(var(--size) * 0.42);
  font-weight: ${font.weight.semibold};
  line-height: 1;
  color: ${avatar.text};
  background: ${avatar.tint1};
  border-radius: ${radius.round};
  user-select: none;

  &[data-size='tiny'] { --size: 24px; }
  &[data-size='small'] { --size: 32px; }
  &[data-size='large'] { --size: 64px; }

  &[data-tint='2'] { background: ${avatar.tint2}; }
  &[data-tint='3'] { background: ${avatar.tint3}; }
  &[data-tint='4'] { background: ${avatar.tint4}; }
  &[data-tint='5'] { background: ${avatar.tint5}; }
  &[data-tint='6'] { background: ${avatar.tint6}; }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
  }

  &[data-live] {
    outline: 2px solid ${color.brand.primary};
    outline-offset: 2px;
  }
`;
