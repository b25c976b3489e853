import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, control, motion, radius } = tokens;

export const IconButtonRoot = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${control.medium};
  block-size: ${control.medium};
  color: ${color.text.secondary};
  border-radius: ${radius.medium};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    color: ${color.text.primary};
    background: ${color.surface.hover};
  }

  &:active {
    background: ${color.surface.pressed};
  }

  &[aria-pressed='true'] {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  &[data-size='small'] {
    inline-size: ${control.small};
    block-size: ${control.small};
  }

  &[data-size='large'] {
    inline-size: ${control.large};
    block-size: ${control.large};
  }

  &[data-shape='round'] {
    border-radius: ${radius.round};
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.text.disabled};
    background: none;
    cursor: not-allowed;
  }

  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }

  &[data-size='small'] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
