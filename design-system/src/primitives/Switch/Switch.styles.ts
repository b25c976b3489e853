import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const SwitchLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
`;

export const SwitchControl = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 36px;
  block-size: 20px;
  background: ${color.border.control};
  border-radius: ${radius.round};
  cursor: inherit;
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 16px;
    block-size: 16px;
    background: ${color.action.onFill};
    border-radius: ${radius.round};
    transition: translate ${motion.duration.quick} ${motion.ease.out};
  }

  &:checked {
    background: ${color.action.fill};
  }

  &:checked::before {
    translate: 16px 0;
  }

  &:disabled {
    background: ${color.border.default};
  }
`;
